import { fileURLToPath } from "node:url";

/** Whether a database is a file of this machine, not a server. */
export function isFile(url: string): boolean {
  return url.startsWith("file:");
}

/** `file:.data/Otel #1.db` → `.data/Otel #1.db`, as it is written; `file:///srv/Otel%20%231.db` → `/srv/Otel #1.db`. */
export function pathOf(url: string): string {
  return url.startsWith("file://") ? fileURLToPath(url) : url.slice("file:".length);
}

/** Whether an address means the file that it seems to: one of a URL is cut at ? and #, unless they are encoded. */
export function isWhole(url: string): boolean {
  if (!url.startsWith("file://")) return true;
  if (!URL.canParse(url)) return false;
  const { host, search, hash } = new URL(url);
  return host === "" && search === "" && hash === "" && !/%(?![\da-f]{2})|%2f/i.test(url);
}

/** The file of a database, which need not be there, and those that lie beside it while it is used. */
export function filesOf(path: string): string[] {
  return [path, `${path}-wal`, `${path}-shm`];
}
