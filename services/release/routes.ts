import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { array, type InferType, mixed, object, string } from "yup";
import { DEFAULT_LOCALE, LOCALES } from "../../shared/locales";
import { errorPagePath, homePath } from "../../shared/paths";
import { SITE } from "../../shared/site";
import { messageOf } from "../../shared/errors";
import { type HeaderRule, REVALIDATE } from "./headers";
import type { Page } from "../../shared/handover";
import { isErrorPage } from "./handover";
import { type Redirect, STANDING_REDIRECTS } from "./redirects";
import { parse } from "../../shared/parse";
import { isText, recordOf } from "../../shared/record";

const text = () => string().defined();

const routesSchema = object({
  /** Digest of what visitors get. */
  id: text(),
  /** Decoded paths of all pages; `/x` is the file `x.html`, `/` is `index.html`. */
  pages: array(text()).required(),
  /**
   * See `Redirect`; the first match wins, and those with a query come first. Trailing slashes and `.html` are
   * stripped by a 301 too.
   */
  redirects: array(
    object({
      from: text(),
      query: string(),
      to: text(),
      status: mixed<301 | 302 | 410>().oneOf([301, 302, 410]).required(),
    }),
  ).required(),
  /** Where visits to `/` are redirected; null: nowhere. */
  homeLanguage: object({
    cookie: text(),
    pattern: text(),
    locales: array(object({ locale: text(), path: text() })).required(),
  })
    .nullable()
    .defined(),
  headers: array(object({ source: text(), headers: recordOf(isText).required() })).required(),
  /** Cache-Control of everything without a rule. */
  cacheControl: text(),
  /** Where a host proxies `/v1/web/` to; null: nowhere. */
  webApi: string().nullable().default(null),
  /** Error pages for status 404 below a prefix; the first match wins, `/` matches all. */
  notFound: array(object({ prefix: text(), page: text() })).required(),
});

/** How a host responds: everything that its configuration needs, in one machine-readable place. */
export type Routes = InferType<typeof routesSchema>;

/** The routes of a release without its id, since the id is also a digest of them. */
export function createRoutes(
  pages: readonly Page[],
  redirects: readonly Redirect[],
  headers: HeaderRule[],
  webApi: string | null,
): Omit<Routes, "id"> {
  const prefixed = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
  return {
    pages: pages
      .filter((page) => !isErrorPage(page))
      .map((page) => page.path)
      .sort(),
    redirects: [...redirects, ...STANDING_REDIRECTS],
    homeLanguage:
      SITE.redirectOn === false || prefixed.length === 0 ? null : homeLanguage(SITE.localeCookie.name),
    headers,
    cacheControl: REVALIDATE,
    webApi,
    notFound: [...prefixed, DEFAULT_LOCALE].map((locale) => ({
      prefix: homePath(locale),
      page: errorPagePath(locale),
    })),
  };
}

/**
 * The language rule of `/` for hosts: the cookie decides, and means the default locale if its value is none of
 * the site's, as in the page. Without a cookie it is the first language in Accept-Language that the site
 * supports, which is the first group of the case-insensitive `pattern`: `fr, de-AT, en` → `de`.
 */
function homeLanguage(cookie: string) {
  return {
    cookie,
    pattern: `(?:^|,)\\s*(${LOCALES.join("|")})(?:[-;,\\s]|$)`,
    locales: LOCALES.map((locale) => ({ locale, path: homePath(locale) })),
  };
}

/** Whether a file of a release is an error page, which has no URL of its own. */
export function isErrorFile(file: string, { notFound }: Pick<Routes, "notFound">): boolean {
  return notFound.some(({ page }) => page === `/${file}`);
}

/** Reads the routes of a release folder; throws if it is not a complete release. */
export async function readRoutes(folder: string): Promise<Routes> {
  const file = join(folder, "routes.json");
  try {
    return parse(routesSchema, JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    throw new Error(
      `${file} can't be read (${messageOf(error)}), so ${folder} is not a release. Remove it and build again.`,
    );
  }
}
