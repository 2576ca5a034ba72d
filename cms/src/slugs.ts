/** Collections whose documents are edited in forms and shown on the site. */
export const COLLECTIONS = ["pages", "rooms", "media"] as const;
export const GLOBALS = ["menus", "hotel", "redirects"] as const;

/** What a change of season publishes, in this order: pages need their pictures' texts, and menus their pages. */
export const MEMBER_COLLECTIONS = ["media", "pages", "rooms"] as const;
export const MEMBER_GLOBALS = ["menus", "hotel"] as const;

/** Payload's name for the task that runs scheduled changes. */
export const PLAN_TASK = "schedulePublish";
