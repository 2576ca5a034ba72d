/** Tells, at each interval (milliseconds), which call is waited for longest and how many others. Ends with the last call. */
export function createWaitingNotice(tell: (message: string) => void, interval: number) {
  const underWay = new Set<{ url: string; since: number }>();
  let timer: NodeJS.Timeout | undefined;

  function notice(): void {
    const [longest] = underWay;
    if (!longest) return;
    const seconds = Math.round((Date.now() - longest.since) / 1000);
    const others = underWay.size > 1 ? `, and for ${underWay.size - 1} more` : "";
    tell(`Waiting for GET ${longest.url} since ${seconds} s${others}.`);
  }

  /** Waits for a call until it is settled. */
  return async <Value>(url: string, call: () => Promise<Value>): Promise<Value> => {
    const entry = { url, since: Date.now() };
    underWay.add(entry);
    timer ??= setInterval(notice, interval);
    try {
      return await call();
    } finally {
      underWay.delete(entry);
      if (underWay.size === 0) {
        clearInterval(timer);
        timer = undefined;
      }
    }
  };
}
