import { MENU_SECTIONS, MENUS } from "../../shared/content-keys";
import type { Locale } from "../../shared/locales";
import { encodePath, prefixPath } from "../../shared/paths";
import { PRIVACY_ROUTE } from "../../shared/privacy-route";

export type MenuItem = Queries.SiteChromeMenuFragment["items"][number];

export interface SiteMenus {
  top: readonly MenuItem[];
  bottom: readonly MenuItem[];
  /** Header items that only the drawer shows. */
  others: readonly MenuItem[];
  hotels: readonly MenuItem[];
  philosophy: readonly MenuItem[];
  discover: readonly MenuItem[];
  legal: readonly MenuItem[];
}

/** Sorts the items of a language's two menus by the place that shows them, in the editor's order. */
export function sortMenus(menus: readonly Queries.SiteChromeMenuFragment[]): SiteMenus {
  const itemsOf = (type: string) => menus.filter((menu) => menu.type === type).flatMap((menu) => menu.items);
  const header = itemsOf(MENUS.header);
  const footer = itemsOf(MENUS.footer);
  const placed: readonly string[] = [MENU_SECTIONS.top, MENU_SECTIONS.bottom, MENU_SECTIONS.hotels];
  return {
    top: header.filter((item) => item.section === MENU_SECTIONS.top),
    bottom: header.filter((item) => item.section === MENU_SECTIONS.bottom),
    others: header.filter((item) => !placed.includes(item.section)),
    hotels: header.filter((item) => item.section === MENU_SECTIONS.hotels),
    philosophy: footer.filter((item) => item.section === MENU_SECTIONS.philosophy),
    discover: footer.filter((item) => item.section === MENU_SECTIONS.discover),
    legal: footer.filter((item) => item.section === MENU_SECTIONS.legal),
  };
}

/** Address of the data-protection notice where the footer links to it, else null: tr → `/tr/kvkk`. */
export function findPrivacyUrl(menus: Pick<SiteMenus, "legal">, locale: Locale): string | null {
  const { path, slugs } = PRIVACY_ROUTE;
  const slug = slugs?.[locale];
  const url = encodePath(prefixPath(locale, slug ? `/${slug}` : path));
  return menus.legal.find((item) => item.url === url)?.url ?? null;
}
