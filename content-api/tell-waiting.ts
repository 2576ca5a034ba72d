import { tellOfCall } from "../shared/call-notices";

interface Waiting {
  url: string;
  since: number;
}

/**
 * Reports, at each interval (milliseconds), the call that has been pending longest and the number of others; also
 * notifies subscribers to this process's calls, and again when that call has ended. Stops with the last call.
 */
export function createWaitingNotice(tell: (message: string) => void, interval: number) {
  const underWay = new Set<Waiting>();
  let told: Waiting | undefined;
  let timer: NodeJS.Timeout | undefined;

  function notice(): void {
    const [longest] = underWay;
    if (!longest) return;
    const call = `GET ${longest.url}`;
    const seconds = Math.round((Date.now() - longest.since) / 1000);
    const others = underWay.size > 1 ? `, and for ${underWay.size - 1} more` : "";
    tell(`Waiting for ${call} (${seconds} s so far)${others}.`);
    tellOfCall({ waitingFor: call });
    told = longest;
  }

  /** Tracks a call until it is settled. */
  return async <Value>(url: string, call: () => Promise<Value>): Promise<Value> => {
    const entry = { url, since: Date.now() };
    underWay.add(entry);
    timer ??= setInterval(notice, interval);
    try {
      return await call();
    } finally {
      underWay.delete(entry);
      if (told === entry) tellOfCall({ waitingFor: null });
      if (underWay.size === 0) {
        clearInterval(timer);
        timer = undefined;
      }
    }
  };
}
