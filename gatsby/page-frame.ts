import { resolve } from "node:path";

/**
 * The frame's name for gatsby-plugin-layout, which writes it into the browser's code: a path would depend on
 * the build machine.
 */
export const PAGE_FRAME = "page-frame";

/** Where webpack finds it. */
export const PAGE_FRAME_ALIAS = { [`${PAGE_FRAME}$`]: resolve("src/layouts/PageFrame.tsx") };
