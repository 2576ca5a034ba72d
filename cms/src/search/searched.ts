/** By which of their texts documents are found: those that are the same in all languages, and those that are not. */
export const SEARCHED = {
  pages: { same: ["key"], localized: ["title", "url", "breadcrumb"] },
  rooms: { same: ["key"], localized: ["title", "slug"] },
  media: { same: ["filename", "subject"], localized: ["alt"] },
} as const;

export type Searched = keyof typeof SEARCHED;
