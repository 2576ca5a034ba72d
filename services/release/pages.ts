import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isLocale, type Locale } from "../../shared/locales";
import { messageOf } from "../../shared/errors";

/** A page of the site: decoded paths, `id` naming it across releases within its locale. */
export interface Page {
  id: string;
  path: string;
  locale: Locale;
  alternates: { locale: Locale; path: string }[];
  noindex?: boolean;
}

/** Reads the list of pages that the build leaves in public/, sorted by path; throws where it is missing or malformed. */
export async function readPages(publicDir: string): Promise<Page[]> {
  const file = join(publicDir, "pages.json");
  try {
    return parsePages(JSON.parse(await readFile(file, "utf8"))).sort((one, other) =>
      one.path < other.path ? -1 : 1,
    );
  } catch (error) {
    throw new Error(
      `${file} can't be read (${messageOf(error)}). Run the Gatsby build again: it writes this file last.`,
    );
  }
}

/** By hand, because there may be ten thousands of them. */
function parsePages(list: unknown): Page[] {
  if (!Array.isArray(list)) throw new Error("it is no list");
  const wrong = list.findIndex((entry) => !isPage(entry));
  if (wrong !== -1) throw new Error(`its entry ${wrong} is no page: ${JSON.stringify(list[wrong])}`);
  return list.filter(isPage);
}

function isPage(entry: unknown): entry is Page {
  return (
    hasAddress(entry) &&
    "id" in entry &&
    typeof entry.id === "string" &&
    "alternates" in entry &&
    Array.isArray(entry.alternates) &&
    entry.alternates.every(hasAddress) &&
    (!("noindex" in entry) || typeof entry.noindex === "boolean")
  );
}

function hasAddress(entry: unknown): entry is Pick<Page, "locale" | "path"> {
  return (
    typeof entry === "object" &&
    entry !== null &&
    "locale" in entry &&
    isLocale(entry.locale) &&
    "path" in entry &&
    typeof entry.path === "string" &&
    entry.path.startsWith("/")
  );
}

/** Whether a page is an error page: a host answers it, nobody visits it. */
export function isErrorPage(page: Page): boolean {
  return page.path.endsWith("/404.html");
}
