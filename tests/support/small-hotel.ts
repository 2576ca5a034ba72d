import type { Locale } from "../../shared/locales";
import type { Answer, Reply } from "./stub-api";

/** A page's response, without the fields that have defaults. */
export interface SmallPage {
  id: number;
  title?: string;
  [field: string]: unknown;
}

interface SmallRoom {
  id: number;
  slug: string;
  [field: string]: unknown;
}

/** A hotel as plain data, with its pages by path. */
export interface SmallHotel {
  pages: Record<string, SmallPage>;
  rooms?: Partial<Record<Locale, SmallRoom[]>>;
  /** Paths in each language's list of pages; without this, the server responds 404. */
  listed?: Partial<Record<Locale, string[]>>;
  /** The hotel's facts in each language; without them, the server responds 404. */
  facts?: Partial<Record<Locale, unknown>>;
  /** URLs in each language's header menu. */
  menus?: Partial<Record<Locale, string[]>>;
  /** The same for other properties, by id. */
  otherMenus?: Record<string, SmallHotel["menus"]>;
  /** Category templates by page id. */
  templates?: Record<number, unknown>;
  /** Handles requests outside the API, such as pictures. */
  other?: Answer;
}

/** Serves a small hotel according to the API contract. Tests may change the hotel between requests. */
export function serveHotel(hotel: SmallHotel): Answer {
  return (url, request) => {
    const lang = url.searchParams.get("lang") ?? "";
    const segments = url.pathname.split("/").slice(2).map(decodeURIComponent);
    if (!url.pathname.startsWith("/v1/")) return hotel.other?.(url, request) ?? { status: 404 };
    if (segments[0] === "menus") return menus(hotel, lang, url.searchParams.get("property-id") ?? "");
    return answer(hotel, segments, lang, url.searchParams.get("url") ?? "");
  };
}

function answer(hotel: SmallHotel, [kind, key, template]: string[], lang: string, path: string): Reply {
  if (kind === "rooms") {
    const rooms = Object.entries(hotel.rooms ?? {}).find(([locale]) => locale === lang)?.[1] ?? [];
    const full = rooms.map((room) => ({
      name: room.slug,
      category: { code: "suite" },
      hrefLangs: [],
      ...room,
    }));
    if (key === undefined) return { body: full };
    const bySlug = full.find(({ slug }) => slug === key);
    if (bySlug) return { body: { room: bySlug, hrefLangs: [] } };
    return found(full.find(({ id }) => String(id) === key));
  }
  if (kind === "properties")
    return found(Object.entries(hotel.facts ?? {}).find(([locale]) => locale === lang)?.[1]);
  if (kind === "pages" && key === undefined) return found(listOf(hotel, lang));
  if (template !== undefined) return found(hotel.templates?.[Number(key)]);
  const page = hotel.pages[path];
  return found(page && { title: `Page ${page.id}`, property: { id: 1 }, ...page });
}

function listOf({ listed }: SmallHotel, lang: string): unknown {
  if (listed === undefined) return undefined;
  const urls = Object.entries(listed).find(([locale]) => locale === lang)?.[1] ?? [];
  return urls.map((url) => ({ url, title: url }));
}

function found(body: unknown): Reply {
  return body === undefined ? { status: 404, body: { message: "not found" } } : { body };
}

function menus(hotel: SmallHotel, lang: string, property: string): Reply {
  const ofProperty = property === "1" ? (hotel.menus ?? {}) : hotel.otherMenus?.[property];
  if (ofProperty === undefined) return found(undefined);
  const urls = Object.entries(ofProperty).find(([locale]) => locale === lang)?.[1] ?? [];
  const items = urls.map((url, index) => ({ id: index + 1, section: "DESKTOP_TOP", url, text: url }));
  return found([
    { type: "HEADER", items },
    { type: "FOOTER", items: [] },
  ]);
}
