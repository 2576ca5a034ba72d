/** Path of the preview pages' script; served by the preview's own server and absent from releases. */
export const PREVIEW_SCRIPT = "/hooks/preview.js";
