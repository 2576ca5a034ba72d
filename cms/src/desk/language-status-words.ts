/**
 * Status of a document in a language: live, live with a newer draft, live with a draft that unpublishes it,
 * unpublished, or never published.
 */
export const LANGUAGE_STATUSES = ["live", "changed", "leaves", "takenOff", "absent"] as const;

export type LanguageStatus = (typeof LANGUAGE_STATUSES)[number];
