import type { ShownPage } from "../../../gatsby/inside/browser-runtime";
import { REQUEST_TIMEOUT } from "./options";

/** Detects whether a newer release than this tab's is live. */
export interface BuildWatch {
  /**
   * Reads `/builds/latest.json`. The first response identifies the running build, whose manifest is then read, unless
   * this tab's page is older. Build ids aren't embedded in pages, because every build would then change every page;
   * the page's own data are compared with the site's instead. Later responses are compared by id.
   */
  check(): Promise<void>;
  isOutdated(): boolean;
  /** For evidence other than the poll: a missing chunk or a different compilation hash. */
  markOutdated(): void;
}

interface BuildWatchParts {
  fetch: typeof fetch;
  shownPage: () => ShownPage | undefined;
  /** Milliseconds since 1970; used as a cache buster for each poll. */
  now: () => number;
  log: (message: string, reason: unknown) => void;
}

/**
 * Checks never reject: failures are logged and retried at the next check. Once a newer build is found, nothing is
 * fetched.
 */
export function createBuildWatch({ fetch, shownPage, now, log }: BuildWatchParts): BuildWatch {
  let running: string | undefined;
  let outdated = false;
  let checking = false;

  const request = (url: string, cache: RequestCache = "no-store") =>
    fetch(url, { cache, signal: AbortSignal.timeout?.(REQUEST_TIMEOUT) });

  async function readLatestId(): Promise<string> {
    const url = `/builds/latest.json?${now()}`;
    const response = await request(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const latest: unknown = await response.json();
    if (!isBuild(latest)) throw new Error(`${url} has no "id"`);
    return latest.id;
  }

  /** Costs a response without a body if the page is unchanged. */
  async function isPageCurrent(): Promise<boolean> {
    const page = shownPage();
    if (page === undefined) return true;
    const response = await request(page.file, "no-cache");
    if (isGone(response)) return false;
    if (!response.ok) throw new Error(`${page.file} answered ${response.status}`);
    const { result }: { result?: unknown } = await response.json();
    return JSON.stringify(result) === JSON.stringify(page.data);
  }

  async function readManifest(id: string): Promise<void> {
    const url = `/builds/meta/${encodeURIComponent(id)}.json`;
    const response = await request(url);
    if (isGone(response)) outdated = true;
    else if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  }

  return {
    async check() {
      if (outdated || checking) return;
      checking = true;
      try {
        const latest = await readLatestId();
        if (running === undefined) {
          running = latest;
          if (await isPageCurrent()) await readManifest(latest);
          else outdated = true;
        } else if (latest !== running) {
          outdated = true;
        }
      } catch (reason) {
        log("Could not check for a newer build.", reason);
      } finally {
        checking = false;
      }
    },
    isOutdated: () => outdated,
    markOutdated() {
      outdated = true;
    },
  };
}

function isGone({ status }: Response): boolean {
  return status === 403 || status === 404;
}

// Validated by hand: yup would add more to every first load than this whole plugin.
function isBuild(value: unknown): value is { id: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    value.id !== ""
  );
}
