import type { ShownPage } from "../../../gatsby/inside/browser-runtime";
import { REQUEST_TIMEOUT } from "./options";

/** Knows whether a newer release than the one in this tab is live. */
export interface BuildWatch {
  /**
   * Reads `/builds/latest.json`. The first answer names the running build, whose manifest is then read, unless the page in
   * this tab is older: no id is baked into the pages, because that would make every page of every build a new one, so the
   * page's own data are compared with those of the site. Later answers are compared by their ids.
   */
  check(): Promise<void>;
  isOutdated(): boolean;
  /** For other proof than the poll: a chunk that is gone, another compilation hash. */
  markOutdated(): void;
}

export interface BuildWatchParts {
  fetch: typeof fetch;
  shownPage: () => ShownPage | undefined;
  /** Milliseconds since 1970; makes the address of each poll a new one. */
  now: () => number;
  log: (message: string, reason: unknown) => void;
}

/** No check rejects: what fails is logged and tried again at the next one. After the first hit nothing is fetched. */
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

  /** Costs an answer without a body where the page is as it was. */
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

// By hand and not with yup: the validator would be larger than this whole plugin on every first load.
function isBuild(value: unknown): value is { id: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    value.id !== ""
  );
}
