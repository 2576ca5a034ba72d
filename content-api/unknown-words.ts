import type { Locale } from "../shared/locales";
import { homePath } from "../shared/paths";
import { ROOM_CATEGORIES } from "../shared/room-categories";
import { MENU_TYPES } from "./contract";
import type { SiteContent } from "./model";

/** A value in the content that the site doesn't know, with its first occurrence. */
interface UnknownWord {
  locale: Locale;
  /** Decoded path of the room; for a menu, the path of its locale's home page. */
  page: string;
  /** `menu type "SIDE": its items are not shown` */
  detail: string;
}

/**
 * Menu types and room categories that the site doesn't know, each once. Excludes unknown keys of contents and
 * sliders and unknown menu sections: those are shown anyway.
 */
export function unknownWords({ menus, rooms }: Pick<SiteContent, "menus" | "rooms">): UnknownWord[] {
  const ofMenus = menus.flatMap(({ locale, menus: all }) =>
    all.map(({ type }) => ({
      known: isOneOf(MENU_TYPES, type),
      locale,
      page: homePath(locale),
      detail: `menu type ${JSON.stringify(type)}: its items are not shown`,
    })),
  );
  const ofRooms = [...rooms.values()].flat().map(({ locale, path, answer: { category } }) => ({
    known: isOneOf(ROOM_CATEGORIES, category.code),
    locale,
    page: path,
    detail: `room category ${JSON.stringify(category.code)}: shown among the rooms`,
  }));
  const byDetail = new Map<string, UnknownWord>();
  for (const { known, ...word } of [...ofMenus, ...ofRooms]) {
    if (!known && !byDetail.has(word.detail)) byDetail.set(word.detail, word);
  }
  return [...byDetail.values()];
}

function isOneOf(known: readonly string[], word: string): boolean {
  return known.includes(word);
}
