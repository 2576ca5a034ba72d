/** Where a document stands in a language: on the site, on it with a newer draft, or not on it. */
export const LANGUAGE_STATUSES = ["live", "changed", "absent"] as const;

export type LanguageStatus = (typeof LANGUAGE_STATUSES)[number];
