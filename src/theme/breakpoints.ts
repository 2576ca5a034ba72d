/** The styling breakpoints, whose names responsive props use. */
export const breakpoints = {
  xs: "320px",
  sm: "640px",
  md: "768px",
  lg: "1024px",
  xl: "1280px",
  "2xl": "1536px",
  xxl: "1536px",
};

/** The layout breakpoints of the page frame: navbar, book bar, heads and footer; below the first is "mobile". */
export const layoutBreakpoints = {
  layoutSm: "720px",
  layoutMd: "800px",
  layoutLg: "900px",
  layoutXl: "1000px",
};

/** Media query for windows narrower than a breakpoint, in Chakra's form: ("720px") → "(max-width: 719.98px)". */
export function below(width: string): string {
  return `(max-width: ${Number.parseInt(width, 10) - 0.02}px)`;
}

/**
 * A window tall enough for sticky bars: lower ones, such as a phone in landscape or a page zoomed to 400%, need the
 * room.
 */
export const TALL = "@media (height >= 480px)";
