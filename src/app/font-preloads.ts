import { charactersOf } from "../../shared/fonts";
import type { Locale } from "../../shared/locales";
import { FONT_PRELOADS, TEXT_PARTS } from "../theme/fonts";

/** Each part of the text font, with what finds one of its letters or digits between tags. */
const PARTS = TEXT_PARTS.map(({ characters, files }) => {
  const letters = charactersOf(characters).match(/[\p{L}\p{N}]/gu) ?? [];
  return { files, shown: new RegExp(`>[^<]*[${letters.join("")}]`, "u") };
});

/**
 * URLs of the fonts that a page needs at once: those of its language's first view, and the parts for letters of other
 * languages that stand in its texts. One that came late would have the whole page laid out again.
 */
export function fontPreloads(locale: Locale, html: string): string[] {
  const main = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
  const foreign = PARTS.filter(({ shown }) => shown.test(main)).flatMap(({ files }) => files);
  return [...new Set([...(FONT_PRELOADS[locale] ?? []), ...foreign])];
}
