import { PAGE_CATEGORIES } from "./content-keys";
import type { Locale } from "./locales";

/** The property ids used in content API calls for pages and for rooms. */
export interface PropertyIds {
  pages: number;
  rooms: number;
}

/** The contract's defaults. */
export const PROPERTY_IDS: PropertyIds = { pages: 1, rooms: 2 };

/** Categories that have a second call, and its last path segment. */
export const TEMPLATE_CALLS: ReadonlyMap<string, string> = new Map([
  [PAGE_CATEGORIES.contact, "contact"],
  [PAGE_CATEGORIES.certificate, "certificate"],
]);

/** Path and query of a page; its `path` is decoded: `/tr/galeri`. */
export function pageCall(path: string, locale: Locale, { pages }: PropertyIds): string {
  const url = encodeURIComponent(path).replaceAll("%2F", "/");
  return `/v1/pages/url-lang?property-id=${pages}&url=${url}&lang=${locale}`;
}

/** Path and query of the list of pages. */
export function pagesCall(locale: Locale, { pages }: PropertyIds): string {
  return `/v1/pages?property-id=${pages}&lang=${locale}`;
}

/** Path and query of a category page's additional data: `/v1/pages/19/contact?lang=tr`. */
export function templateCall(pageId: number, template: string, locale: Locale): string {
  return `/v1/pages/${pageId}/${template}?lang=${locale}`;
}

/** Path and query of a property's menus. */
export function menusCall(locale: Locale, property: number): string {
  return `/v1/menus?property-id=${property}&lang=${locale}`;
}

/** Path and query of the facts of a property. */
export function propertyCall(locale: Locale, { pages }: PropertyIds): string {
  return `/v1/properties/${pages}?lang=${locale}`;
}

/** Path and query of the list of rooms. */
export function roomsCall(locale: Locale, { rooms }: PropertyIds): string {
  return `/v1/rooms?property-id=${rooms}&lang=${locale}`;
}

/** Path and query of one room, by its id or its decoded slug. */
export function roomCall(key: number | string, locale: Locale, { rooms }: PropertyIds): string {
  return `/v1/rooms/${encodeURIComponent(key)}?lang=${locale}&property-id=${rooms}`;
}

/** Path and query of the redirects from the previous website, for all locales. */
export function redirectsCall({ pages }: PropertyIds): string {
  return `/v1/redirects?property-id=${pages}`;
}
