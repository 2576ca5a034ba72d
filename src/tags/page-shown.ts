/** Says on the document that the app has shown a page. */
export const PAGE_SHOWN = "page-shown";
