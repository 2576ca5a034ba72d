import { fileURLToPath } from "node:url";

/** Whether the database is a local file, not a server. */
export function isFile(url: string): boolean {
  return url.startsWith("file:");
}

/**
 * Path of a `file:` URL: `file:.data/Otel #1.db` is taken literally; `file:///srv/Otel%20%231.db` → `/srv/Otel
 * #1.db`.
 */
export function pathOf(url: string): string {
  return url.startsWith("file://") ? fileURLToPath(url) : url.slice("file:".length);
}

/** Whether the URL keeps its whole path: a `file://` URL is cut at an unencoded ? or #. */
export function isWhole(url: string): boolean {
  if (!url.startsWith("file://")) return true;
  if (!URL.canParse(url)) return false;
  const { host, search, hash } = new URL(url);
  return host === "" && search === "" && hash === "" && !/%(?![\da-f]{2})|%2f/i.test(url);
}

/** The database file, which may not exist yet, and the files SQLite keeps next to it while it is open. */
export function filesOf(path: string): string[] {
  return [path, `${path}-wal`, `${path}-shm`];
}
