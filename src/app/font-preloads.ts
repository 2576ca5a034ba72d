import { charactersOf } from "../../shared/fonts/families";
import type { Locale } from "../../shared/locales";
import { FONT_PRELOADS, TEXT_PARTS } from "../theme/fonts";

/** Each subset of the text font, with a pattern for its letters and digits between tags. */
const PARTS = TEXT_PARTS.map(({ characters, files }) => {
  const letters = charactersOf(characters).match(/[\p{L}\p{N}]/gu) ?? [];
  return { files, shown: new RegExp(`>[^<]*[${letters.join("")}]`, "u") };
});

/**
 * URLs of the fonts that a page needs immediately: those of its language's first view, and the subsets for letters
 * of other languages in its text. A late one would cause another full layout.
 */
export function fontPreloads(locale: Locale, html: string): string[] {
  const main = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
  const foreign = PARTS.filter(({ shown }) => shown.test(main)).flatMap(({ files }) => files);
  return [...new Set([...(FONT_PRELOADS[locale] ?? []), ...foreign])];
}
