import { DEFAULT_LOCALE } from "../../../shared/locales";
import { encodePath, splitPath } from "../../../shared/paths";
import type { Routes } from "../routes";

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
 * Cloudflare skips the conditions and the 404 rules: it finds the nearest 404.html by itself. Nor does it take more than
 * a hundred redirects from the first pattern on, and a pattern's rest may be another host: redirects are exact lines.
 */
export function redirectsFile(routes: Omit<Routes, "id">): string {
  const moved = exactRedirects(routes).flatMap(({ from, to, status }) =>
    spellings(from).map((source) => `${source} ${encodePath(to)} ${status}`),
  );
  return [...moved, ...languageLines(routes.homeLanguage), ...notFoundLines(routes.notFound), ""].join("\n");
}

/** Those with a rest become one for each page of the default locale. */
function exactRedirects({ redirects, pages }: Omit<Routes, "id">): Routes["redirects"] {
  const unprefixed = pages.filter((page) => splitPath(page).locale === DEFAULT_LOCALE);
  return redirects.flatMap((redirect) =>
    redirect.from.endsWith("/*")
      ? unprefixed.map((page) => ({
          ...redirect,
          from: redirect.from.slice(0, -"/*".length) + page,
          to: redirect.to.slice(0, -"/*".length) + page,
        }))
      : [redirect],
  );
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

function notFoundLines(notFound: Routes["notFound"]): string[] {
  return notFound.map(({ prefix, page }) => `${prefix === "/" ? "" : prefix}/* ${page} 404`);
}

/** Letters and digits as they are and encoded; a space would end the address, and `:` begin a placeholder. */
function spellings(path: string): string[] {
  const plain = path.replace(/[^\p{L}\p{M}\p{N}/*_.~-]/gu, encodeURIComponent);
  return [...new Set([plain, encodePath(path)])];
}
