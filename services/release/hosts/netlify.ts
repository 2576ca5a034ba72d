import { DEFAULT_LOCALE } from "../../../shared/locales";
import { encodePath, splitPath } from "../../../shared/paths";
import { PRIVATE_PATHS } from "../private-files";
import { type Redirect, sortRedirects } from "../redirects";
import type { Routes } from "../routes";

/** No file is called so. */
const NOTHING = "_nothing";

/** The `_headers` file of Netlify and Cloudflare Pages. Both revalidate what no rule makes immutable. */
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
 * The `_redirects` file of Netlify and Cloudflare Pages. Addresses beyond ASCII stand in both spellings.
 * Cloudflare skips the conditions, the forced lines and the 404 and 410 rules: it finds the nearest 404.html by itself. Nor does it
 * take more than a hundred redirects from the first pattern on, and a pattern's rest may be another host: redirects are exact lines, and the
 * few patterns behind them lead to the site's own address.
 */
export function redirectsFile(routes: Omit<Routes, "id">, siteUrl: string): string {
  const redirects = exactRedirects(routes);
  return [
    ...redirects.flatMap((redirect) => redirectLines(redirect, routes, "")),
    // Netlify takes these for the same. Cloudflare reads 2,000 lines, so that they stand behind the others.
    ...redirects.flatMap((redirect) => (redirect.from === "/" ? [] : redirectLines(redirect, routes, "/"))),
    ...sortRedirects(routes.redirects).prefixes.map((prefix) => `${prefix}/* ${siteUrl}/:splat 301`),
    ...languageLines(routes.homeLanguage),
    ...(routes.webApi === null ? [] : [`/v1/web/* ${routes.webApi}/v1/web/:splat 200!`]),
    ...privateLines(routes.notFound),
    ...notFoundLines(routes.notFound),
    "",
  ].join("\n");
}

/** Those with a rest become one for each page of the default locale; those that go by a query stand before the others. */
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
 * Each spelling of an address is a line. With a query it is forced: its path may be a page, which Netlify would send. Where that
 * page is the target it is sent: Netlify leaves the query at a target, and so would lead from the page to itself without end.
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

/** Whoever chose a language keeps it: with the cookie the page itself decides. */
function languageLines(homeLanguage: Routes["homeLanguage"]): string[] {
  if (homeLanguage === null) return [];
  const others = homeLanguage.locales.filter(({ path }) => path !== "/");
  return [
    `/ /index.html 200! Cookie=${homeLanguage.cookie}`,
    ...others.map(({ locale, path }) => `/ ${path} 302! Language=${locale}`),
  ];
}

/**
 * What lies in the folder and is no page: Netlify reads the line with 404, Cloudflare the one that leads to nothing. That takes
 * the file of an error page to its address by itself.
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

/** Letters and digits as they are and encoded; a space would end the address, and `:` begin a placeholder. */
function spellings(path: string): string[] {
  const plain = path.replace(/[^\p{L}\p{M}\p{N}/*_.~-]/gu, encodeURIComponent);
  return [...new Set([plain, encodePath(path)])];
}
