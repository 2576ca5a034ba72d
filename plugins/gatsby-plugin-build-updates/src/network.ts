import { NETWORK_PAUSE, REQUEST_TIMEOUT } from "./options";

export interface NetworkParts {
  fetch: typeof fetch;
  /** Hears that the site can't be reached. */
  lost: () => void;
}

/** Resolves when the site can be reached, which may be at once; false where nobody waits for it any more. */
export type Reached = (isWanted: () => boolean) => Promise<boolean>;

export function createReached({ fetch, lost }: NetworkParts): Reached {
  /** Whatever is answered, there is a network; that the browser says so is not enough. */
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

/** Resolves when the browser says that there is a network, at the latest after a pause. */
function networkOrPause(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener("online", () => resolve(), { once: true });
    setTimeout(resolve, NETWORK_PAUSE);
  });
}
