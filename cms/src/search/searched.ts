/** Fields by which documents can be searched: shared by all languages, and localised. */
export const SEARCHED = {
  pages: { same: ["key"], localized: ["title", "url", "breadcrumb"] },
  rooms: { same: ["key"], localized: ["title", "slug"] },
  media: { same: ["filename", "subject"], localized: ["alt"] },
} as const;

export type Searched = keyof typeof SEARCHED;
