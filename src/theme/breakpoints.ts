/** The styling set; responsive props use these names. */
export const breakpoints = {
  xs: "320px",
  sm: "640px",
  md: "768px",
  lg: "1024px",
  xl: "1280px",
  "2xl": "1536px",
};

/** A window in which bars may stay in view: lower ones, a phone on its side or a page enlarged four times, need the room. */
export const TALL = "@media (height >= 480px)";
