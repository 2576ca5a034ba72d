/** Path of the script of the preview's pages; the preview's own server answers it, and no release holds it. */
export const PREVIEW_SCRIPT = "/hooks/preview.js";
