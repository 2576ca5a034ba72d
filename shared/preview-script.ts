/** Path of the preview pages' script; served by the preview's own server and absent from releases. */
export const PREVIEW_SCRIPT = "/hooks/preview.js";

/** Name of the message in which the form beside the preview says which block is edited: `{ key, title }`. */
export const PREVIEW_PLACE = "previewPlace";
