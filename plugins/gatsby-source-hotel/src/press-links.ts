import { PRESS_MESSAGES } from "../../../languages/press-messages";
import { TYPOGRAPHY } from "../../../languages/typography-table";
import { CONTENT_KEYS } from "../../../shared/content-keys";
import type { Locale } from "../../../shared/locales";
import { factSheetPath, PHOTO_KIT_PATH } from "../../../shared/press-files";

/**
 * The link of a block that offers a file for the press; the build fills its type and size in. Null for any other block, and
 * for the fact sheet of a language that is written from right to left: what makes it sets lines from the left alone.
 */
export function pressLink(key: string, locale: Locale) {
  const { factSheet, photoKit } = PRESS_MESSAGES[locale];
  const isFactSheet = key === CONTENT_KEYS.factSheet;
  if (isFactSheet && TYPOGRAPHY[locale].direction === "rtl") return null;
  if (isFactSheet) return { url: factSheetPath(locale), text: factSheet, target: null, locale };
  return key === CONTENT_KEYS.photoKit ? { url: PHOTO_KIT_PATH, text: photoKit, target: null, locale } : null;
}
