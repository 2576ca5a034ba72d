import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { messageOf } from "../../shared/errors";
import { type Handover, HANDOVER_FILE, type Page, parseHandover } from "../../shared/handover";

/** Reads what the build left in public/, with pages sorted by path; throws if it is missing or malformed. */
export async function readHandover(publicDir: string): Promise<Handover> {
  const file = join(publicDir, HANDOVER_FILE);
  try {
    const { pages, ...lists } = parseHandover(JSON.parse(await readFile(file, "utf8")));
    return { ...lists, pages: pages.sort((one, other) => (one.path < other.path ? -1 : 1)) };
  } catch (error) {
    throw new Error(
      `${file} can't be read (${messageOf(error)}). Run the Gatsby build again: it writes this file last.`,
    );
  }
}

/** Whether a page is an error page: sent by the host, never visited directly. */
export function isErrorPage(page: Page): boolean {
  return page.path.endsWith("/404.html");
}
