import { encodePath } from "../../../shared/paths";
import { locationOf, sortRedirects } from "../redirects";
import type { Routes } from "../routes";
import type { EdgeTables } from "./programs/edge";

/** Matches no language. */
const NO_LANGUAGE = "$^";

/** What programs at the edge know of a release. */
export function edgeTables({ pages, redirects, homeLanguage, notFound }: Omit<Routes, "id">): EdgeTables {
  const { exact, prefixes } = sortRedirects(redirects);
  return {
    redirects: exact.map((redirect) => [
      encodePath(redirect.from) + (redirect.query === undefined ? "" : `?${redirect.query}`),
      [redirect.status, redirect.status === 410 ? "" : locationOf(redirect, "{query}")],
    ]),
    prefixes: prefixes.map((prefix) => `${prefix}/`),
    errorPages: notFound.flatMap(({ page }) => [page, page.slice(0, -".html".length)]),
    cookie: homeLanguage?.cookie ?? "",
    spoken: homeLanguage?.pattern ?? NO_LANGUAGE,
    homes: homeLanguage?.locales.map(({ locale, path }) => [locale, path]) ?? [],
    dotted: pages.map(encodePath).filter((path) => /\.[^/]*$/.test(path)),
  };
}
