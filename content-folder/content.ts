import { DEFAULT_LOCALE, isLocale, type Locale, perLocale } from "../shared/locales";
import type { HotelFile } from "../model/hotel-file";
import type { MenusFile, PageFile, PictureFile, RoomFile } from "./format";
import { type Addresses, addressesOf } from "./links";
import type { RedirectFile } from "./redirects";
import type { ContentFolder } from "./read-folder";

/** The content in one locale, only what exists in it; pages and rooms by file key. */
export interface LocalContent {
  locale: Locale;
  pages: ReadonlyMap<string, PageFile>;
  /** Page keys by path. */
  urls: ReadonlyMap<string, string>;
  rooms: ReadonlyMap<string, RoomFile>;
  menus: MenusFile;
  /** For all locales. */
  redirects: readonly RedirectFile[];
  /** The hotel's facts, if present. */
  hotel: HotelFile | undefined;
  /** By file name. */
  pictures: ReadonlyMap<string, PictureFile>;
  addresses: Addresses;
}

/** Everything the content API serves from at one moment. */
export type Content = Readonly<Record<Locale, LocalContent>>;

/**
 * Indexes the content for lookups. A page exists in a locale if it has an address and a title, a room if it has a
 * slug and a name.
 */
export function contentOf(folder: ContentFolder): Content {
  const pictures = new Map(folder.pictures.map((picture) => [picture.file, picture]));
  const first = localContent(folder, pictures, DEFAULT_LOCALE);
  // Locales the hotel doesn't use are never requested.
  return perLocale((locale) =>
    locale !== DEFAULT_LOCALE && isLocale(locale) ? localContent(folder, pictures, locale) : first,
  );
}

function localContent(
  { menus, hotel, redirects, ...folder }: ContentFolder,
  pictures: LocalContent["pictures"],
  locale: Locale,
): LocalContent {
  const pages = new Map([...folder.pages].filter(([, { url, title }]) => url[locale] && title[locale]));
  const rooms = new Map([...folder.rooms].filter(([, { slug, name }]) => slug[locale] && name[locale]));
  const urls = new Map([...pages].map(([key, { url }]) => [key, url[locale] ?? ""]));
  const slugs = new Map([...rooms].map(([key, { slug }]) => [key, slug[locale] ?? ""]));
  return {
    locale,
    pages,
    urls: new Map([...urls].map(([key, url]) => [url, key])),
    rooms,
    menus,
    hotel,
    redirects,
    pictures,
    addresses: addressesOf(urls, slugs),
  };
}
