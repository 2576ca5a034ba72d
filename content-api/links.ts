import { decodePath, encodePath, homePath, splitPath, stripTrailingSlashes } from "../shared/paths";
import { DEFAULT_LOCALE } from "../shared/locales";
import type { SiteContent } from "./model";
import { pathFault } from "./path-fault";

/**
 * A link taken apart: into the site (decoded path, query and fragment), into it by a path that can be no page's, or out of it
 * (absolute URL).
 */
export type ParsedLink =
  | { kind: "site"; path: string; suffix: string }
  | { kind: "refused"; path: string; reason: string }
  | { kind: "other"; url: string };

/** Stands in for the site where a link has no origin of its own. */
const RELATIVE = "https://relative.invalid";
const OTHER_PROTOCOLS: readonly string[] = ["http:", "https:", "mailto:", "tel:"];

/**
 * Reads a link as a browser does; null where it is none that a visitor may follow
 * (`javascript:`, a bare fragment, broken percent-encoding).
 * `/tr/galeri/?a=1` → site path `/tr/galeri`, suffix `?a=1`; `/en/contact` → `/contact`;
 * a URL on one of the origins (the API's, the site's) → a site path; `tel:+90` → other; `/..%2fx` → refused.
 */
export function parseLink(href: string, origins: readonly string[]): ParsedLink | null {
  const trimmed = href.trim();
  if (trimmed === "" || trimmed.startsWith("#") || !URL.canParse(trimmed, RELATIVE)) return null;
  const url = new URL(trimmed, RELATIVE);
  if (url.origin === RELATIVE || origins.includes(url.origin)) {
    const path = decodePath(url.pathname);
    if (path === null) return null;
    const canonical = canonicalPath(path);
    const reason = pathFault(canonical);
    if (reason !== null) return { kind: "refused", path, reason };
    return { kind: "site", path: canonical, suffix: `${url.search}${url.hash}` };
  }
  return OTHER_PROTOCOLS.includes(url.protocol) ? { kind: "other", url: url.href } : null;
}

/** One spelling for each page: `/tr/galeri/` → `/tr/galeri`; `/en/contact` → `/contact`; `/en` → `/`. */
function canonicalPath(path: string): string {
  const { locale, prefixed, rest } = splitPath(stripTrailingSlashes(path));
  if (prefixed && locale === DEFAULT_LOCALE) return rest;
  return rest === "/" ? homePath(locale) : stripTrailingSlashes(path);
}

/** `/tr/gastronomi/köz` → `/tr/gastronomi`; a page directly under a home has that home as its parent. */
export function parentPath(path: string): string {
  return path.slice(0, path.lastIndexOf("/")) || "/";
}

/** The origins whose URLs are pages of the site: the API's and the site's own. */
export function ownOrigins(apiUrl: string, siteUrl: string | undefined): string[] {
  return [apiUrl, siteUrl].flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));
}

/** What a link may lead to on this site. */
export interface SiteLinks {
  /** Origins whose URLs are pages of the site. */
  origins: readonly string[];
  /** The path at which a page is built; undefined where there is no such page. */
  pageAt(path: string): string | undefined;
}

/** Which page a link leads to, aliases among them; `noteDead` is told of paths that are no pages. */
export function siteLinks(
  { groups, rooms, aliases }: SiteContent,
  origins: readonly string[],
  noteDead?: (path: string) => void,
): SiteLinks {
  const pages = groups.flatMap((group) => [...group.pages.values()]);
  const paths = new Set([...pages, ...[...rooms.values()].flat()].map(({ path }) => path));
  return {
    origins,
    pageAt: (path) => {
      const found = paths.has(path) ? path : aliases.get(path);
      if (found === undefined) noteDead?.(path);
      return found;
    },
  };
}

export interface Href {
  url: string;
  external: boolean;
}

/** A link as the site's HTML carries it, percent-encoded once; null where it leads nowhere. */
export function toHref(href: string, { origins, pageAt }: SiteLinks): Href | null {
  const link = parseLink(href, origins);
  if (link === null) return null;
  if (link.kind === "other") return { url: link.url, external: /^https?:/.test(link.url) };
  const path = pageAt(link.path);
  return path === undefined || link.kind === "refused"
    ? null
    : { url: `${encodePath(path)}${link.suffix}`, external: false };
}
