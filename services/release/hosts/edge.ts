import { encodePath } from "../../../shared/paths";
import { locationOf, sortRedirects } from "../redirects";
import type { Routes } from "../routes";

/** Placeholder for the visitor's query in a target; never occurs in an encoded URL. */
const QUERY = "{query}";

/** Requested as is, unless it is a page. */
const LIKE_A_FILE = /\.[^/]*$/;

/**
 * JavaScript for edge functions, without the platform's wrapper: `decide({ path, query, cookie, languages })`
 * returns `{ status, location }`, or the `file` of the release for the URL, whether it exists or not, and
 * whether it is `gone`.
 */
export function edgeRules({ pages, redirects, homeLanguage, notFound }: Omit<Routes, "id">): string {
  const { exact, prefixes } = sortRedirects(redirects);
  const tables = {
    REDIRECTS: exact.map((redirect) => [
      encodePath(redirect.from) + (redirect.query === undefined ? "" : `?${redirect.query}`),
      [redirect.status, redirect.status === 410 ? "" : locationOf(redirect, QUERY)],
    ]),
    PREFIXES: prefixes.map((prefix) => `${prefix}/`),
    ERROR_PAGES: notFound.flatMap(({ page }) => [page, page.slice(0, -".html".length)]),
    COOKIE: homeLanguage?.cookie ?? "",
    SPOKEN: homeLanguage?.pattern ?? "$^",
    HOMES: homeLanguage?.locales.map(({ locale, path }) => [locale, path]) ?? [],
    DOTTED: pages.map(encodePath).filter((path) => LIKE_A_FILE.test(path)),
  };
  return [
    ...Object.entries(tables).map(([name, table]) => `const ${name} = ${JSON.stringify(table)};`),
    RULES,
  ].join("\n");
}

const RULES = String.raw`
const redirects = new Map(REDIRECTS);
const homes = new Map(HOMES);

function decide({ path, query, cookie, languages }) {
  const asked = path.replace(/^\/+/, "/");
  const trimmed = asked.replace(/\/+$/, "") || "/";
  if (/[\\\x00-\x1f]|%5c|%[01]/i.test(asked) || ERROR_PAGES.includes(trimmed)) return { file: "/404" };
  const redirect = redirects.get(trimmed + query) || redirects.get(trimmed);
  if (redirect && redirect[0] === 410) return { file: "/404", gone: true };
  if (redirect) return { status: redirect[0], location: redirect[1].replace("${QUERY}", () => query) };
  const tidy = tidied(asked, trimmed);
  if (tidy !== asked) return { status: 301, location: tidy + query };
  if (asked !== "/") return { file: LIKE_A_FILE.test(asked) && !DOTTED.includes(asked) ? asked : asked + ".html" };
  const spoken = new RegExp(SPOKEN, "i").exec(languages);
  const home = homes.get(cookie || (spoken && spoken[1].toLowerCase()));
  return home && home !== "/" ? { status: 302, location: home + query } : { file: "/index.html" };
}

function tidied(asked, trimmed) {
  const prefix = PREFIXES.find((start) => asked.startsWith(start));
  if (prefix) return "/" + trimmed.slice(prefix.length).replace(/^\/+/, "");
  if (trimmed !== asked) return trimmed;
  if (asked.endsWith("/index.html")) return asked.slice(0, -"index.html".length).replace(/\/+$/, "") || "/";
  return /.\.html$/.test(asked) ? asked.slice(0, -".html".length) : asked;
}
`.replace("LIKE_A_FILE", String(LIKE_A_FILE));
