import { messagesOf } from "../../../languages/messages-of";
import { TYPOGRAPHY } from "../../../languages/typography-table";
import { CONTENT_KEYS } from "../../../shared/content-keys";
import type { Locale } from "../../../shared/locales";
import { factSheetPath, PHOTO_KIT_PATH } from "../../../shared/press-files";

const PRESS_MESSAGES = messagesOf("press");

/**
 * Returns the link of a block that offers a press download; the build adds its file type and size. Null for any other
 * block, and for the fact sheet in right-to-left languages, because its generator only supports left-to-right text.
 */
export function pressLink(key: string, locale: Locale) {
  const { factSheet, photoKit } = PRESS_MESSAGES[locale];
  const isFactSheet = key === CONTENT_KEYS.factSheet;
  if (isFactSheet && TYPOGRAPHY[locale].direction === "rtl") return null;
  if (isFactSheet) return { url: factSheetPath(locale), text: factSheet, target: null, locale };
  return key === CONTENT_KEYS.photoKit ? { url: PHOTO_KIT_PATH, text: photoKit, target: null, locale } : null;
}
