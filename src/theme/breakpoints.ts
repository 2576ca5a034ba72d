/** The styling set; responsive props use these names. */
export const breakpoints = {
  xs: "320px",
  sm: "640px",
  md: "768px",
  lg: "1024px",
  xl: "1280px",
  "2xl": "1536px",
  xxl: "1536px",
};

/** The layout set, by which the frame of pages goes: navbar, book bar, heads and footer; below the first is "mobile". */
export const layoutBreakpoints = {
  layoutSm: "720px",
  layoutMd: "800px",
  layoutLg: "900px",
  layoutXl: "1000px",
};

/** Windows narrower than a breakpoint, as Chakra says it: ("720px") → "(max-width: 719.98px)". */
export function below(width: string): string {
  return `(max-width: ${Number.parseInt(width, 10) - 0.02}px)`;
}

/** A window in which bars may stay in view: lower ones, a phone on its side or a page enlarged four times, need the room. */
export const TALL = "@media (height >= 480px)";
