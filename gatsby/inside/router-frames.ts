/**
 * Reach Router shows the page of a navigation in a frame, and a tab that is hidden has none until it is shown. While a
 * navigation is under way, what is asked for a frame runs without one as soon as the tab is hidden.
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

/** Browsers hold timers of a hidden tab back for a second, messages they do not. */
function inNextTask(task: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    task();
  };
  port2.postMessage(null);
}
