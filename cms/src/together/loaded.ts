/** In what a form sends: the document as the form was loaded with it. */
export const LOADED = "loadedDocument";
