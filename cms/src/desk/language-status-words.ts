/** Where a document stands in a language: on the site, on it with a newer draft, taken off it, or not on it yet. */
export const LANGUAGE_STATUSES = ["live", "changed", "takenOff", "absent"] as const;

export type LanguageStatus = (typeof LANGUAGE_STATUSES)[number];
