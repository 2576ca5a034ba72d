import { NETWORK_PAUSE, REQUEST_TIMEOUT } from "./options";

interface NetworkParts {
  fetch: typeof fetch;
  /** Called when the site can't be reached. */
  lost: () => void;
}

/** Resolves to true once the site can be reached, possibly at once; false if the result is no longer wanted. */
export type Reached = (isWanted: () => boolean) => Promise<boolean>;

export function createReached({ fetch, lost }: NetworkParts): Reached {
  /** Any response proves that there is a connection; `navigator.onLine` doesn't. */
  async function isReachable(): Promise<boolean> {
    try {
      await fetch("/builds/latest.json", {
        method: "HEAD",
        cache: "no-store",
        signal: AbortSignal.timeout?.(REQUEST_TIMEOUT),
      });
      return true;
    } catch {
      return false;
    }
  }

  return async (isWanted) => {
    while (isWanted()) {
      if (await isReachable()) return isWanted();
      if (isWanted()) lost();
      await networkOrPause();
    }
    return false;
  };
}

/** Resolves when the browser goes online, at the latest after a pause. */
function networkOrPause(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener("online", () => resolve(), { once: true });
    setTimeout(resolve, NETWORK_PAUSE);
  });
}
