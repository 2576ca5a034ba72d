import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** The address of a file, whatever its folders are called: `/srv/Otel #1/a.db` → `file:///srv/Otel%20%231/a.db`. */
export function fileUrl(path: string): string {
  return pathToFileURL(resolve(path)).href;
}
