/** Sections of the menus that have a place of their own. */
const SECTIONS = {
  top: "DESKTOP_TOP",
  bottom: "DESKTOP_BOTTOM",
  hotels: "HAMBURGER_HOTELS",
  philosophy: "COL_1",
  discover: "COL_2",
  legal: "COL_3",
} as const;

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
  const header = itemsOf("HEADER");
  const footer = itemsOf("FOOTER");
  const placed: readonly string[] = [SECTIONS.top, SECTIONS.bottom, SECTIONS.hotels];
  return {
    top: header.filter((item) => item.section === SECTIONS.top),
    bottom: header.filter((item) => item.section === SECTIONS.bottom),
    others: header.filter((item) => !placed.includes(item.section)),
    hotels: header.filter((item) => item.section === SECTIONS.hotels),
    philosophy: footer.filter((item) => item.section === SECTIONS.philosophy),
    discover: footer.filter((item) => item.section === SECTIONS.discover),
    legal: footer.filter((item) => item.section === SECTIONS.legal),
  };
}
