/**
 * For what CSS has no logical words for. Both variables are set in pages that are written from right to left alone:
 * `--mirror` is `-1 1`, for `scale`, and `--rtl` is -1, for lengths and angles along the line.
 */
export const MIRRORED = "var(--mirror)";

/** A length or an angle along the line, such as `0.5rem`: from right to left it is turned around. */
export const along = (length: string) => `calc(${length} * var(--rtl, 1))`;

/** Where a line begins, as `transform-origin` has it. */
export const LINE_START = "calc(50% - 50% * var(--rtl, 1))";
