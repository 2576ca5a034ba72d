import { LAYOUTS, type Layout } from "../config/layouts";

const LAYOUT_FILES = {
  "intro-page": "src/layouts/IntroPage.tsx",
  "detail-pages": "src/layouts/DetailPages.tsx",
  "detail-pages-exclusive": "src/layouts/DetailPagesExclusive.tsx",
  landing: "src/layouts/Landing.tsx",
  "room-detail": "src/layouts/RoomDetail.tsx",
} as const satisfies Record<Layout, string>;

export const ERROR_LAYOUT_FILE = "src/layouts/ErrorPage.tsx";

/** File of a layout, from the project's root; throws where a node names a layout that does not exist. */
export function layoutFile(layout: string): string {
  const known = LAYOUTS.find((name) => name === layout);
  if (!known) throw new Error(`No layout is called "${layout}". Layouts: ${LAYOUTS.join(", ")}.`);
  return LAYOUT_FILES[known];
}
