import { SITE_FONTS } from "../../fonts/site-fonts";

/** The site's fonts for the publisher's pages: the URL each is served at, its file, and its @font-face rule. */
export const FONTS = SITE_FONTS.map(({ name, file, faceAt }) => {
  const url = `/hooks/fonts/${name}`;
  return { url, file, rule: faceAt(url) };
});
