/** Key in a form's request: the document as the form was loaded with it. */
export const LOADED = "loadedDocument";
