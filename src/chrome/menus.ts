import { MENU_SECTIONS, MENUS } from "../../shared/content-keys";

export type MenuItem = Queries.SiteChromeMenuFragment["items"][number];

export interface SiteMenus {
  top: readonly MenuItem[];
  bottom: readonly MenuItem[];
  /** Items of sections without a place of their own, which only the drawer shows. */
  others: readonly MenuItem[];
  hotels: readonly MenuItem[];
  philosophy: readonly MenuItem[];
  discover: readonly MenuItem[];
  legal: readonly MenuItem[];
  /** Address of the data-protection notice if a menu links to it, else null. */
  privacyUrl: string | null;
}

/** Sorts the items of a locale's two menus by where they are shown, in the editor's order. */
export function sortMenus(menus: readonly Queries.SiteChromeMenuFragment[]): SiteMenus {
  const itemsOf = (type: string) => menus.filter((menu) => menu.type === type).flatMap((menu) => menu.items);
  const header = itemsOf(MENUS.header);
  const footer = itemsOf(MENUS.footer);
  const { top, bottom, hotels: ofHotels, philosophy, discover, legal } = MENU_SECTIONS;
  const without = (items: readonly MenuItem[], placed: readonly string[]) =>
    items.filter((item) => !placed.includes(item.section));
  return {
    top: header.filter((item) => item.section === top),
    bottom: header.filter((item) => item.section === bottom),
    others: [...without(header, [top, bottom, ofHotels]), ...without(footer, [philosophy, discover, legal])],
    hotels: header.filter((item) => item.section === ofHotels),
    philosophy: footer.filter((item) => item.section === philosophy),
    discover: footer.filter((item) => item.section === discover),
    legal: footer.filter((item) => item.section === legal),
    privacyUrl: menus.find(({ privacyUrl }) => privacyUrl !== null)?.privacyUrl ?? null,
  };
}
