import type { Locale } from "../shared/locales";
import type { Layout } from "../shared/layouts";
import type { ApiCategoryTemplate, ApiMenu, ApiPage, ApiProperty, ApiRoom } from "./contract";

/** A page that a response confirmed. */
export interface FoundPage {
  locale: Locale;
  /** Decoded site path. */
  path: string;
  answer: ApiPage;
  categoryTemplate: ApiCategoryTemplate | null;
}

/** One page in all its languages. */
export interface PageGroup {
  /** English path in the route table; null if the table doesn't have the page. */
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

/** The menus of one property in one locale. */
export interface FoundMenus {
  property: number;
  locale: Locale;
  menus: ApiMenu[];
}

/** Everything that was loaded and validated, before any node is created. */
export interface SiteContent {
  groups: PageGroup[];
  /** Other paths under which the API returned a page, mapped to the path at which it is built. */
  aliases: ReadonlyMap<string, string>;
  /** Each locale's rooms, in the API's order. */
  rooms: Map<Locale, FoundRoom[]>;
  /** The site's own property, whose menus are the fallback for properties without their own. */
  property: number;
  /** Those of the site's own property in every locale, and of each property that a page names, if it has some. */
  menus: readonly FoundMenus[];
  /** The hotel's facts in the locales the server has them in. */
  facts: ReadonlyMap<Locale, ApiProperty>;
}

/** The property whose menus a page of this property shows in this locale: its own if it has some. */
export function menuProperty(
  { property, menus }: Pick<SiteContent, "property" | "menus">,
  own: number,
  locale: Locale,
): number {
  return menus.some((found) => found.property === own && found.locale === locale) ? own : property;
}

/** The page of a route in one locale. */
export function pageOf(groups: readonly PageGroup[], route: string, locale: Locale): FoundPage | undefined {
  return groups.find((group) => group.route === route)?.pages.get(locale);
}
