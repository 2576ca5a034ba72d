import { decodePath, encodePath, homePath, splitPath, stripTrailingSlashes } from "../shared/paths";
import { DEFAULT_LOCALE } from "../shared/locales";
import type { SiteContent } from "./model";
import { pathFault } from "./path-fault";

/**
 * A parsed link: internal (decoded path, query and fragment), a document of the content server, internal with a path
 * that can't be a page, or external (absolute URL).
 */
type ParsedLink =
  | { kind: "site"; path: string; suffix: string }
  | { kind: "document"; path: string; suffix: string }
  | { kind: "refused"; path: string; reason: string }
  | { kind: "other"; url: string };

/** Base for links without an origin of their own. */
const RELATIVE = "https://relative.invalid";
/** No page's path ends so. */
const DOCUMENT = /\.pdf$/i;
const OTHER_PROTOCOLS: readonly string[] = ["http:", "https:", "mailto:", "tel:"];

/**
 * Parses a link as a browser does; null if it isn't one a visitor may follow (`javascript:`, a bare fragment,
 * broken percent-encoding).
 * `/tr/galeri/?a=1` → site path `/tr/galeri`, suffix `?a=1`; `/en/contact` → `/contact`; a URL on one of the
 * origins (the API's, the site's) → a site path; `/media/spa.pdf` → document; `tel:+90` → other; `/..%2fx` → refused.
 */
export function parseLink(href: string, origins: readonly string[]): ParsedLink | null {
  const trimmed = href.trim();
  if (trimmed === "" || trimmed.startsWith("#") || !URL.canParse(trimmed, RELATIVE)) return null;
  const url = new URL(trimmed, RELATIVE);
  if (url.origin === RELATIVE || origins.includes(url.origin)) {
    const path = decodePath(url.pathname);
    if (path === null) return null;
    const suffix = `${url.search}${url.hash}`;
    if (DOCUMENT.test(path)) return { kind: "document", path, suffix };
    const canonical = canonicalPath(path);
    const reason = pathFault(canonical);
    if (reason !== null) return { kind: "refused", path, reason };
    return { kind: "site", path: canonical, suffix };
  }
  return OTHER_PROTOCOLS.includes(url.protocol) ? { kind: "other", url: url.href } : null;
}

/** Canonicalises a page's path: `/tr/galeri/` → `/tr/galeri`; `/en/contact` → `/contact`; `/en` → `/`. */
function canonicalPath(path: string): string {
  const { locale, prefixed, rest } = splitPath(stripTrailingSlashes(path));
  if (prefixed && locale === DEFAULT_LOCALE) return rest;
  return rest === "/" ? homePath(locale) : stripTrailingSlashes(path);
}

/** `/tr/gastronomi/köz` → `/tr/gastronomi`; the parent of a page directly below a home page is that home page. */
export function parentPath(path: string): string {
  return path.slice(0, path.lastIndexOf("/")) || "/";
}

/** The origins whose URLs are pages of the site: the API's and the site's own. */
export function ownOrigins(apiUrl: string, siteUrl: string | undefined): string[] {
  return [apiUrl, siteUrl].flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));
}

/** A document of the content server, as the site serves it. */
export interface SiteDocument {
  /** Its address on the site, percent-encoded. */
  url: string;
  bytes: number;
}

/** Documents by their decoded path on the content server. */
export type SiteDocuments = ReadonlyMap<string, SiteDocument>;

/** Valid link targets on this site. */
export interface SiteLinks {
  /** Origins whose URLs are pages of the site. */
  origins: readonly string[];
  /** The path at which a page is built; undefined if there is no such page. */
  pageAt(path: string): string | undefined;
  /** The document at a path of the content server; undefined if there is none. */
  documentAt?(path: string): SiteDocument | undefined;
}

/** Maps links to pages, resolving aliases; calls `noteDead` with paths that are not pages. */
export function siteLinks(
  { groups, rooms, aliases }: SiteContent,
  origins: readonly string[],
  noteDead?: (path: string) => void,
  documents: SiteDocuments = new Map(),
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
    documentAt: (path) => {
      const found = documents.get(path);
      if (found === undefined) noteDead?.(path);
      return found;
    },
  };
}

export interface Href {
  url: string;
  external: boolean;
  /** Size in bytes if it is a document. */
  bytes?: number;
}

/** A link as the site's HTML carries it, percent-encoded once; null if its target doesn't exist. */
export function toHref(href: string, { origins, pageAt, documentAt }: SiteLinks): Href | null {
  const link = parseLink(href, origins);
  if (link === null) return null;
  if (link.kind === "other") return { url: link.url, external: /^https?:/.test(link.url) };
  if (link.kind === "document") {
    const found = documentAt?.(link.path);
    return found ? { url: `${found.url}${link.suffix}`, external: false, bytes: found.bytes } : null;
  }
  const path = pageAt(link.path);
  return path === undefined || link.kind === "refused"
    ? null
    : { url: `${encodePath(path)}${link.suffix}`, external: false };
}
