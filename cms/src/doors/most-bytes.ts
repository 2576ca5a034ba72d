import type { IncomingMessage } from "node:http";

const KILOBYTE = 1_024;
const OF_VISITORS = 32 * KILOBYTE;
/** Of accounts, and of whoever is not signed in. */
const SMALL = 64 * KILOBYTE;
const OF_DOCUMENTS = 8 * KILOBYTE ** 2;
/** A film (45 MB) and what a form sends beside it. */
const OF_MEDIA = 46 * KILOBYTE ** 2;

/** How many bytes the body of a request may have; only what is longer than anybody may send is worth a look at who sends it. */
export async function mostBytes(
  { url = "/", headers }: Pick<IncomingMessage, "url" | "headers">,
  isSignedIn: () => Promise<boolean>,
): Promise<number> {
  const path = url.replace(/\?.*/s, "").toLowerCase();
  if (path.startsWith("/api/v1/web/")) return OF_VISITORS;
  if (/^\/api\/users(\/|$)/.test(path)) return SMALL;
  const isShort =
    headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) <= SMALL;
  // Whoever can't be looked up, as the database does not answer, sends little.
  if (isShort || !(await isSignedIn().catch(() => false))) return SMALL;
  return /^\/api\/media(\/|$)/.test(path) ? OF_MEDIA : OF_DOCUMENTS;
}
