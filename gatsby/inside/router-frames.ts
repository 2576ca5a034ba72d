/**
 * Reach Router shows the page of a navigation in an animation frame, which a hidden tab does not get until it
 * is visible. During a navigation, frame callbacks run without a frame once the tab is hidden.
 */
export function createRouterFrames(): { begin(): void; end(): void } {
  const { requestAnimationFrame: own } = window;

  function request(callback: FrameRequestCallback): number {
    let isDue = true;
    const run = () => {
      document.removeEventListener("visibilitychange", lookAtTab);
      if (isDue) callback(performance.now());
      isDue = false;
    };
    const lookAtTab = () => {
      if (document.hidden) inNextTask(run);
    };
    document.addEventListener("visibilitychange", lookAtTab);
    lookAtTab();
    return own.call(window, run);
  }

  return {
    begin() {
      window.requestAnimationFrame = request;
    },
    end() {
      window.requestAnimationFrame = own;
    },
  };
}

/** Browsers throttle a hidden tab's timers to one second, but not its messages. */
function inNextTask(task: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    task();
  };
  port2.postMessage(null);
}
