import { PRESS_MESSAGES } from "../../../languages/press-messages";
import { CONTENT_KEYS } from "../../../shared/content-keys";
import type { Locale } from "../../../shared/locales";
import { factSheetPath, PHOTO_KIT_PATH } from "../../../shared/press-files";

/** The link of a block that offers a file for the press; the build fills its type and size in. Null for any other block. */
export function pressLink(key: string, locale: Locale) {
  const { factSheet, photoKit } = PRESS_MESSAGES[locale];
  if (key === CONTENT_KEYS.factSheet)
    return { url: factSheetPath(locale), text: factSheet, target: null, locale };
  return key === CONTENT_KEYS.photoKit ? { url: PHOTO_KIT_PATH, text: photoKit, target: null, locale } : null;
}
