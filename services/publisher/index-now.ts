import { fullMessageOf } from "../../shared/errors";
import { encodePath } from "../../shared/paths";
import { indexNowFile } from "../../shared/verification";

/** Passes what it gets on to all search engines that take part. */
const ENDPOINT = "https://api.indexnow.org/indexnow";
const TIME_LIMIT = 10_000;
/** Addresses in one request. */
const MOST = 10_000;

interface IndexNowOptions {
  siteUrl: string;
  key: string;
  endpoint?: string;
}

/** Tells search engines of changed paths; answers what failed, which is told again with the next ones. */
export type Announce = (paths: readonly string[]) => Promise<string | undefined>;

export function createIndexNow({ siteUrl, key, endpoint = ENDPOINT }: IndexNowOptions): Announce {
  const untold = new Set<string>();
  return async (paths) => {
    for (const path of paths) untold.add(path);
    const told = [...untold].slice(0, MOST);
    if (told.length === 0) return undefined;
    try {
      await send(told);
      for (const path of told) untold.delete(path);
      return undefined;
    } catch (error) {
      return `Search engines were not told of ${told.length} changed pages: ${fullMessageOf(error)}`;
    }
  };

  async function send(paths: readonly string[]): Promise<void> {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json; charset=utf-8" },
      body: JSON.stringify({
        host: new URL(siteUrl).host,
        key,
        keyLocation: `${siteUrl}/${indexNowFile(key)}`,
        urlList: paths.map((path) => siteUrl + encodePath(path)),
      }),
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`IndexNow answered ${response.status} ${answer.slice(0, 200)}`.trim());
  }
}
