import { DEFAULT_LOCALE, isLocale, type Locale, perLocale } from "../shared/locales";
import type { HotelFile } from "../shared/hotel-file";
import type { MenusFile, PageFile, PictureFile, RoomFile } from "./format";
import { type Addresses, addressesOf } from "./links";
import type { RedirectFile } from "./redirects";
import type { ContentFolder } from "./read-folder";

/** The content in one language: only what exists in it; pages and rooms by the key of their file. */
export interface LocalContent {
  locale: Locale;
  pages: ReadonlyMap<string, PageFile>;
  /** Keys of the pages by their paths. */
  urls: ReadonlyMap<string, string>;
  rooms: ReadonlyMap<string, RoomFile>;
  menus: MenusFile;
  /** Of all languages. */
  redirects: readonly RedirectFile[];
  /** The hotel's facts, where they are there. */
  hotel: HotelFile | undefined;
  /** By file name. */
  pictures: ReadonlyMap<string, PictureFile>;
  addresses: Addresses;
}

/** All that the content API answers from at one moment. */
export type Content = Readonly<Record<Locale, LocalContent>>;

/** The content as it is looked up. A page exists where it has an address and a title, a room where it has a slug and a name. */
export function contentOf(folder: ContentFolder): Content {
  const pictures = new Map(folder.pictures.map((picture) => [picture.file, picture]));
  const first = localContent(folder, pictures, DEFAULT_LOCALE);
  // Nobody asks for a language that the hotel does not speak.
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
