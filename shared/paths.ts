import { DEFAULT_LOCALE, isLocale, type Locale } from "./locales";

/** A parsed site path: `/tr/galeri` → `{ locale: "tr", prefixed: true, rest: "/galeri" }`. */
interface SplitPath {
  locale: Locale;
  /** False if the path has no locale prefix, so that the default is only assumed. */
  prefixed: boolean;
  /** The path after the prefix, always with its leading slash: `/` for a home path. */
  rest: string;
}

/** The home path of a locale: en → `/`, tr → `/tr`. */
export function homePath(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? "/" : `/${locale}`;
}

/** Adds a locale's prefix to a path: (`tr`, `/galeri`) → `/tr/galeri`; (`tr`, `/`) → `/tr`. */
export function prefixPath(locale: Locale, rest: string): string {
  if (locale === DEFAULT_LOCALE) return rest;
  return rest === "/" ? `/${locale}` : `/${locale}${rest}`;
}

/** Splits off a path's locale prefix: `/tr` → tr and `/`; `/trip` → en and `/trip`. */
export function splitPath(path: string): SplitPath {
  const first = path.split("/")[1] ?? "";
  if (!isLocale(first)) return { locale: DEFAULT_LOCALE, prefixed: false, rest: path || "/" };
  return { locale: first, prefixed: true, rest: path.slice(first.length + 1) || "/" };
}

/** Strips trailing slashes, keeping the root: `/tr/` → `/tr`, `/` → `/`. */
export function stripTrailingSlashes(path: string): string {
  let end = path.length;
  // A regular expression would retry from each slash of a run.
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end) || "/";
}

/** Percent-decodes a path; null if its encoding is invalid. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * Percent-encodes a decoded path once, as in links: `/tr/çay` → `/tr/%C3%A7ay`. Characters that are legal in a path
 * stay, because Gatsby's router knows no other spelling: `/sun-&-sea`.
 */
export function encodePath(path: string): string {
  return path
    .split("/")
    .map((segment) => encodeURIComponent(segment).replace(/%(?:2[6BC]|3[BD]|40)/g, decodeURIComponent))
    .join("/");
}

/** Valid slugs of rooms and venues. */
export const SLUG_PATTERN = /^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u;

/** Path of a locale's error page, which hosts serve with status 404: en → `/404.html`, tr → `/tr/404.html`. */
export function errorPagePath(locale: Locale): string {
  return prefixPath(locale, "/404.html");
}
