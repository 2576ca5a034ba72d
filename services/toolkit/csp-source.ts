import { createHash } from "node:crypto";

/** How a Content-Security-Policy names an inline script or style of this text: `'sha256-…'`. */
export function cspSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
