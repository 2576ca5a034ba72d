import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { array, boolean, type InferType, object, string } from "yup";
import { LOCALES } from "../../src/config/locales";

const locale = () => string().oneOf(LOCALES).required();
const path = () => string().matches(/^\//, "${path} must start with /").required();

const pagesSchema = array(
  object({
    id: string().required(),
    path: path(),
    locale: locale(),
    alternates: array(object({ locale: locale(), path: path() }).required()).required(),
    noindex: boolean().default(false),
  }).required(),
).required();

/** A page of the site: decoded paths, `id` naming it across releases within its locale. */
export type Page = InferType<typeof pagesSchema>[number];

/** Reads the list of pages that the build leaves in public/, sorted by path; throws where it is missing or malformed. */
export async function readPages(publicDir: string): Promise<Page[]> {
  const file = join(publicDir, "pages.json");
  try {
    const pages = pagesSchema.validateSync(JSON.parse(await readFile(file, "utf8")));
    return pages.sort((one, other) => (one.path < other.path ? -1 : 1));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${file} can't be read (${reason}). Run the Gatsby build again: it writes this file last.`,
    );
  }
}

/** Whether a page is an error page: a host answers it, nobody visits it. */
export function isErrorPage(page: Page): boolean {
  return page.path.endsWith("/404.html");
}
