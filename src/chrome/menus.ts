import { MENU_SECTIONS, MENUS } from "../../shared/content-keys";

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
  /** Address of the data-protection notice where a menu links to it, else null. */
  privacyUrl: string | null;
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
    privacyUrl: menus.find(({ privacyUrl }) => privacyUrl !== null)?.privacyUrl ?? null,
  };
}
