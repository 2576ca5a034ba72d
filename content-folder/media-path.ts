/** Path that pictures, films and documents are served from. */
export const MEDIA_PATH = "/media/";
