export const LAYOUTS = [
  "intro-page",
  "detail-pages",
  "detail-pages-exclusive",
  "landing",
  "room-detail",
] as const;

export type Layout = (typeof LAYOUTS)[number];

/** Layout of a page that isn't in the route table. */
export const UNKNOWN_PAGE_LAYOUT: Layout = "detail-pages";

/** The layout whose pages play films; others show their posters. */
export const FILM_LAYOUT: Layout = "detail-pages";

/** Layout of a venue, `/gastronomy/{id}`. */
export const VENUE_LAYOUT: Layout = "detail-pages-exclusive";
