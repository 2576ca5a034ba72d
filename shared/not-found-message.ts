import type { Locale } from "./locales";
import { decodePath, SLUG_PATTERN, splitPath } from "./paths";
import { ROOMS_PARENT, ROUTES, VENUES_PARENT } from "./routes";

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Returns the error page's message for an address, as text:
 * `/tr/yok?a=1` → `Page not found: /tr/yok?a=1`; for a path no page can have, `/accommodation/-x` → `Page Not
 * Found: /accommodation/-x`.
 * `parents` are parent paths of rooms and venues besides those of the route table: `["/de/zimmer"]`.
 */
export function notFoundMessage({ pathname, search, hash }: Address, parents: readonly string[]): string {
  const path = decodePath(pathname);
  // As requested, before its percent signs were encoded for the router.
  const asked = pathname.replaceAll("%25", "%");
  if (path === null || !isPagePath(path, parents)) return `Page Not Found: ${asked}${search}${hash}`;
  return `Page not found: ${path}${search}${hash}`;
}

/** False for a decoded path with characters that no path has, or with an invalid room or venue slug. */
function isPagePath(path: string, parents: readonly string[]): boolean {
  if (/[\p{Cc}\\?#%]/u.test(path)) return false;
  const { locale, rest } = splitPath(path);
  const [, parent, id, ...deeper] = rest.split("/");
  const hasId = id !== undefined && id !== "" && deeper.length === 0;
  const isParent =
    parentSlugs(locale).includes(parent) || parents.includes(path.slice(0, path.lastIndexOf("/")));
  return !hasId || !isParent || SLUG_PATTERN.test(id);
}

/** First path segments of a locale below which slugs occur: tr → `konaklama`, `gastronomi` and the English ones. */
function parentSlugs(locale: Locale): (string | undefined)[] {
  return ROUTES.filter(({ path }) => path === ROOMS_PARENT || path === VENUES_PARENT).flatMap(
    ({ path, slugs }) => [path.slice(1), slugs?.[locale]],
  );
}
