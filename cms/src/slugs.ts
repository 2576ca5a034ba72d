/** Collections whose documents are edited in forms and shown on the site. */
export const COLLECTIONS = ["pages", "rooms", "media"] as const;
export const GLOBALS = ["menus", "hotel", "redirects"] as const;
