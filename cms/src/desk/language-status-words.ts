/**
 * Where a document stands in a language: on the site, on it with a newer draft, on it with a draft that takes it off, taken
 * off it, or not on it yet.
 */
export const LANGUAGE_STATUSES = ["live", "changed", "leaves", "takenOff", "absent"] as const;

export type LanguageStatus = (typeof LANGUAGE_STATUSES)[number];
