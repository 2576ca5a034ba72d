/** In the order of publishing: pages need their pictures' texts, and menus their pages. */
export const MEMBER_COLLECTIONS = ["media", "pages", "rooms"] as const;
export const MEMBER_GLOBALS = ["menus", "hotel"] as const;
