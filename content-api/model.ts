import type { Locale } from "../shared/locales";
import type { Layout } from "../shared/layouts";
import type { ApiCategoryTemplate, ApiMenu, ApiPage, ApiProperty, ApiRoom } from "./contract";

/** A page that an answer confirmed. */
export interface FoundPage {
  locale: Locale;
  /** Decoded site path. */
  path: string;
  answer: ApiPage;
  categoryTemplate: ApiCategoryTemplate | null;
}

/** One page in all its languages. */
export interface PageGroup {
  /** English path in the route table; null where the table does not know the page. */
  route: string | null;
  layout: Layout;
  pages: Map<Locale, FoundPage>;
}

export interface FoundRoom {
  locale: Locale;
  /** Decoded site path. */
  path: string;
  answer: ApiRoom;
}

/** The menus of one property in one language. */
export interface FoundMenus {
  property: number;
  locale: Locale;
  menus: ApiMenu[];
}

/** Everything that was loaded and validated, before any node is made. */
export interface SiteContent {
  groups: PageGroup[];
  /** Other paths under which the API answered with a page, and the path at which that page is built. */
  aliases: ReadonlyMap<string, string>;
  /** Each language's rooms, in the order of the API. */
  rooms: Map<Locale, FoundRoom[]>;
  /** The site's own property, whose menus stand wherever no other has its own. */
  property: number;
  /** Of the site's own property in every language, and of each that a page names where it has some. */
  menus: readonly FoundMenus[];
  /** The hotel's facts in the languages in which the server has them. */
  facts: ReadonlyMap<Locale, ApiProperty>;
}

/** The property whose menus a page of this property shows in this language: its own where it has some. */
export function menuProperty(
  { property, menus }: Pick<SiteContent, "property" | "menus">,
  own: number,
  locale: Locale,
): number {
  return menus.some((found) => found.property === own && found.locale === locale) ? own : property;
}

/** The page of a route in one language. */
export function pageOf(groups: readonly PageGroup[], route: string, locale: Locale): FoundPage | undefined {
  return groups.find((group) => group.route === route)?.pages.get(locale);
}
