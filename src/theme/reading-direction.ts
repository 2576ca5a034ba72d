/**
 * For what CSS has no logical words for: `--rtl` is -1 in pages that are written from right to left, and is not set
 * elsewhere, so that a mirrored box stays as it is drawn there.
 */
export const MIRRORED = "var(--rtl) 1";

/** A length or an angle along the line, such as `0.5rem`: from right to left it is turned around. */
export const along = (length: string) => `calc(${length} * var(--rtl, 1))`;

/** Where a line begins, as `transform-origin` has it. */
export const LINE_START = "calc(50% - 50% * var(--rtl, 1))";
