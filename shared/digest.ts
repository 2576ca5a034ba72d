import { createHash } from "node:crypto";

/** SHA-256 of the concatenated parts, in hex. */
export function digestOf(...parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}
