/** Event on the document: the app has shown a page. */
export const PAGE_SHOWN = "page-shown";
