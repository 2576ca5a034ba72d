import { mixed } from "yup";
import { isShippedLocale, type Locale } from "./locales";
import { prefixPath, SLUG_PATTERN } from "./paths";
import { isRecord } from "./record";
import type { Route } from "./route";
import { ROUTES } from "./routes";

/** A hotel's own slugs for pages of the route table, by English path: `{ "/contact": { "de": "kontakt" } }`. */
export type KnownSlugs = Record<string, Partial<Record<Locale, string>>>;

/** The hotel file's field for them. */
export const knownSlugs = () =>
  mixed(isKnownSlugs).typeError(
    '${path} must name slugs by path of the route table and language, such as { "/contact": { "de": "kontakt" } }',
  );

/** The route table with a hotel's own slugs ahead of the known ones. */
export function routesWith(slugs: KnownSlugs | null | undefined): readonly Route[] {
  if (!slugs) return ROUTES;
  return ROUTES.map((route) => ({ ...route, slugs: { ...route.slugs, ...slugs[route.path] } }));
}

/** Paths that a page of the route table may have in a language: with its known slug, and with the English one. */
export function knownPaths({ path, slugs }: Route, locale: Locale): string[] {
  const slug = slugs?.[locale];
  const known = slug === undefined ? [] : [prefixPath(locale, `/${slug}`)];
  return [...known, prefixPath(locale, path)];
}

function isKnownSlugs(value: unknown): value is KnownSlugs {
  return (
    isRecord(value) &&
    Object.entries(value).every(
      ([path, slugs]) => ROUTES.some((route) => route.path === path) && isSlugs(slugs),
    )
  );
}

function isSlugs(value: unknown): boolean {
  return (
    isRecord(value) &&
    Object.entries(value).every(
      ([locale, slug]) => isShippedLocale(locale) && typeof slug === "string" && SLUG_PATTERN.test(slug),
    )
  );
}
