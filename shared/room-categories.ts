/** The categories the site knows; any other is an ordinary room. */
export const ROOM_CATEGORIES = ["standart-room", "family-room", "suite", "pool-house"] as const;
