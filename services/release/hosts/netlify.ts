import { DEFAULT_LOCALE } from "../../../shared/locales";
import { encodePath, splitPath } from "../../../shared/paths";
import { PRIVATE_PATHS } from "../private-files";
import { type Redirect, sortRedirects } from "../redirects";
import type { Routes } from "../routes";

/** A name that no file has. */
const NOTHING = "_nothing";

/** The `_headers` file of Netlify and Cloudflare Pages. Both revalidate everything that no rule makes immutable. */
export function headersFile({ headers }: Pick<Routes, "headers">): string {
  return headers
    .map((rule) =>
      [rule.source, ...Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`), ""].join(
        "\n",
      ),
    )
    .join("\n");
}

/**
 * The `_redirects` file of Netlify and Cloudflare Pages. Non-ASCII URLs are listed in both spellings.
 * Cloudflare ignores the conditions, the forced rules and the 404 and 410 rules: it finds the nearest 404.html
 * by itself. It also takes at most a hundred redirects from the first pattern on, and a pattern's rest may be
 * another host: so redirects are exact lines, and the few patterns after them lead to the site's own URL.
 */
export function redirectsFile(routes: Omit<Routes, "id">, siteUrl: string): string {
  const redirects = exactRedirects(routes);
  return [
    ...redirects.flatMap((redirect) => redirectLines(redirect, routes, "")),
    // Netlify treats these as the same. Cloudflare reads only 2,000 lines, so they come last.
    ...redirects.flatMap((redirect) => (redirect.from === "/" ? [] : redirectLines(redirect, routes, "/"))),
    ...sortRedirects(routes.redirects).prefixes.map((prefix) => `${prefix}/* ${siteUrl}/:splat 301`),
    ...languageLines(routes.homeLanguage),
    ...(routes.webApi === null ? [] : [`/v1/web/* ${routes.webApi}/v1/web/:splat 200!`]),
    ...privateLines(routes.notFound),
    ...notFoundLines(routes.notFound),
    "",
  ].join("\n");
}

/** Redirects with a rest are expanded to one per page of the default locale; those with a query come first. */
function exactRedirects({ redirects, pages }: Omit<Routes, "id">): Redirect[] {
  const { exact, prefixes } = sortRedirects(redirects);
  const unprefixed = pages.filter((page) => page !== "/" && splitPath(page).locale === DEFAULT_LOCALE);
  const homes = pages.filter((page) => page !== "/" && splitPath(page).rest === "/");
  return [
    ...exact,
    ...homes.map((page): Redirect => ({ from: `${page}/index.html`, to: page, status: 301 })),
    ...prefixes.flatMap((prefix) =>
      unprefixed.map((page): Redirect => ({ from: prefix + page, to: encodePath(page), status: 301 })),
    ),
  ];
}

/**
 * One line per spelling of a URL. With a query it is forced, because the path may be a page, which Netlify
 * would serve instead. If that page is the target it is not forced: Netlify keeps the query on the target,
 * which would redirect the page to itself endlessly.
 */
function redirectLines(
  { from, query, to, status }: Redirect,
  { notFound }: Pick<Routes, "notFound">,
  end: "" | "/",
): string[] {
  const parameters = query === undefined ? [] : query.split("&");
  const target = status === 410 ? errorPageOf(from, notFound) : to;
  const forced = query === undefined || target.split(/[?#]/)[0] === encodePath(from) ? "" : "!";
  return spellings(from).map((source) => [source + end, ...parameters, target, status + forced].join(" "));
}

function errorPageOf(path: string, notFound: Routes["notFound"]): string {
  const rule = notFound.find(({ prefix }) => prefix === "/" || path.startsWith(`${prefix}/`));
  return rule?.page ?? "/404.html";
}

/** Visitors who chose a locale keep it: with the cookie, the page itself decides. */
function languageLines(homeLanguage: Routes["homeLanguage"]): string[] {
  if (homeLanguage === null) return [];
  const others = homeLanguage.locales.filter(({ path }) => path !== "/");
  return [
    `/ /index.html 200! Cookie=${homeLanguage.cookie}`,
    ...others.map(({ locale, path }) => `/ ${path} 302! Language=${locale}`),
  ];
}

/**
 * Files in the folder that are not pages: Netlify uses the 404 line, Cloudflare the one that leads to a missing
 * file. Cloudflare by itself redirects the file of an error page to its URL.
 */
function privateLines(notFound: Routes["notFound"]): string[] {
  const errorPages = notFound.flatMap(({ page }) => {
    const address = page.slice(0, -".html".length);
    return [`${page} ${page} 404!`, ...hiddenLines(address, page)];
  });
  return [...errorPages, ...PRIVATE_PATHS.flatMap((path) => hiddenLines(path, "/404.html"))];
}

function hiddenLines(path: string, errorPage: string): string[] {
  return [`${path} ${errorPage} 404!`, `${path} ${errorPage.replace(/404\.html$/, NOTHING)} 200`];
}

function notFoundLines(notFound: Routes["notFound"]): string[] {
  return notFound.map(({ prefix, page }) => `${prefix === "/" ? "" : prefix}/* ${page} 404`);
}

/** Letters and digits both literal and encoded; a space would end the URL, and `:` would start a placeholder. */
function spellings(path: string): string[] {
  const plain = path.replace(/[^\p{L}\p{M}\p{N}/*_.~-]/gu, encodeURIComponent);
  return [...new Set([plain, encodePath(path)])];
}
