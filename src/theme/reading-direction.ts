/**
 * For properties without logical equivalents. Both variables are set only on right-to-left pages: `--mirror` is `-1
 * 1`, for `scale`, and `--rtl` is -1, for inline lengths and angles.
 */
export const MIRRORED = "var(--mirror)";

/** An inline length or angle, such as `0.5rem`: negated in right-to-left text. */
export const along = (length: string) => `calc(${length} * var(--rtl, 1))`;

/** The inline start, as a `transform-origin`. */
export const LINE_START = "calc(50% - 50% * var(--rtl, 1))";
