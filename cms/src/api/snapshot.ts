import type { ContentForm, PageForm, PictureForm, RoomForm } from "../content/form";
import type { Locale } from "../locales";

/** Key of the page below which rooms stand. */
export const ROOMS_PAGE = "accommodation";

/** The content in one language: only what exists in it. */
export interface LocalContent {
  pages: ReadonlyMap<string, PageForm>;
  rooms: ReadonlyMap<string, RoomForm>;
  /** Keys of pages by address. */
  pageAt: ReadonlyMap<string, string>;
  /** Where `page:` and `room:` keys lead. */
  addresses: ReadonlyMap<string, string>;
}

/** All that the API answers from at one moment. */
export interface Snapshot {
  content: ContentForm;
  pictures: ReadonlyMap<string, PictureForm>;
  local: Record<Locale, LocalContent>;
}

export function takeSnapshot(content: ContentForm): Snapshot {
  return {
    content,
    pictures: new Map(content.pictures.map((picture) => [picture.file, picture])),
    local: {
      en: inLanguage(content, "en"),
      tr: inLanguage(content, "tr"),
      ru: inLanguage(content, "ru"),
      de: inLanguage(content, "de"),
    },
  };
}

/** Names of the pictures that something of the content shows: these are public. */
export function shownPictures({ content }: Snapshot): ReadonlySet<string> {
  const shown = new Set<string>();
  const walk = (value: unknown, name: string): void => {
    if (typeof value === "string") {
      if (PICTURE_FIELDS.has(name)) shown.add(value);
      for (const [, src = ""] of value.matchAll(/\ssrc="([^"]*)"/g)) shown.add(src);
    } else if (Array.isArray(value)) {
      for (const item of value) walk(item, name);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, item] of Object.entries(value)) walk(item, key);
    }
  };
  for (const page of content.pages.values()) walk(page, "");
  for (const room of content.rooms.values()) walk(room, "");
  walk(content.hotel, "");
  return shown;
}

const PICTURE_FIELDS = new Set(["file", "light", "colour", "icon", "chart", "directionsMap", "logo"]);

function inLanguage({ pages, rooms }: ContentForm, locale: Locale): LocalContent {
  const localPages = new Map([...pages].filter(([, page]) => page.url[locale] && page.title[locale]));
  const parent = localPages.get(ROOMS_PAGE)?.url[locale];
  const localRooms = new Map([...rooms].filter(([, room]) => room.slug[locale] && room.name[locale]));
  const addresses = new Map<string, string>();
  const pageAt = new Map<string, string>();
  for (const [key, { url }] of localPages) {
    const path = url[locale] ?? "";
    addresses.set(`page:${key}`, path);
    pageAt.set(path, key);
  }
  if (parent !== undefined) {
    for (const [key, { slug }] of localRooms) addresses.set(`room:${key}`, `${parent}/${slug[locale] ?? ""}`);
  }
  return { pages: localPages, rooms: localRooms, pageAt, addresses };
}
