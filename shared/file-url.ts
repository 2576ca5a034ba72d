import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Returns a file's URL, with special characters escaped: `/srv/Otel #1/a.db` → `file:///srv/Otel%20%231/a.db`. */
export function fileUrl(path: string): string {
  return pathToFileURL(resolve(path)).href;
}
