import type { IncomingMessage } from "node:http";

const KILOBYTE = 1_024;
const OF_VISITORS = 32 * KILOBYTE;
/** For accounts and anyone not signed in. */
const SMALL = 64 * KILOBYTE;
const OF_DOCUMENTS = 8 * KILOBYTE ** 2;
/** A film (45 MB) and the rest of its form. */
const OF_MEDIA = 46 * KILOBYTE ** 2;

/**
 * Maximum size of a request's body in bytes; looks up the session only for bodies larger than anyone may send
 * anonymously.
 */
export async function mostBytes(
  { url = "/", headers }: Pick<IncomingMessage, "url" | "headers">,
  isSignedIn: () => Promise<boolean>,
): Promise<number> {
  const path = url.replace(/\?.*/s, "").toLowerCase();
  if (path.startsWith("/api/v1/web/")) return OF_VISITORS;
  if (/^\/api\/users(\/|$)/.test(path)) return SMALL;
  const isShort =
    headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) <= SMALL;
  // If the database doesn't respond, the small limit applies.
  if (isShort || !(await isSignedIn().catch(() => false))) return SMALL;
  return /^\/api\/media(\/|$)/.test(path) ? OF_MEDIA : OF_DOCUMENTS;
}
