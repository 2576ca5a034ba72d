/** Key in a form's request: the document as loaded by the form. */
export const LOADED = "loadedDocument";
