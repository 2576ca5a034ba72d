/** The categories that the site knows; any other is a room among rooms. */
export const ROOM_CATEGORIES = ["standart-room", "family-room", "suite", "pool-house"] as const;
