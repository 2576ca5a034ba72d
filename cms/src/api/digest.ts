import { createHash } from "node:crypto";

export function digestOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 27);
}
