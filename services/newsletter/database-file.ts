import { fileURLToPath } from "node:url";

/** Whether a database is a file of this machine, not a server. */
export function isFile(url: string): boolean {
  return url.startsWith("file:");
}

/** `file:.data/newsletter.db` → `.data/newsletter.db`; `file:///srv/a.db` → `/srv/a.db`. */
export function pathOf(url: string): string {
  return url.startsWith("file://") ? fileURLToPath(url) : url.slice("file:".length);
}

/** The file of a database, which need not be there, and those that lie beside it while it is used. */
export function filesOf(path: string): string[] {
  return [path, `${path}-wal`, `${path}-shm`];
}
