import type { Payload, PayloadRequest } from "payload";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../../../shared/locales";
import { fieldsOf } from "../../../shared/record";

/** The text without which a document isn't in a language. */
const MAIN_TEXT = { pages: "title", rooms: "title", media: "alt", seasons: "title" } as const;

/**
 * A language in which the latest draft has a title, or a picture its alternative text; otherwise the default language,
 * whose validation reports what is missing.
 */
export async function ownLanguage(
  collection: keyof typeof MAIN_TEXT,
  id: number,
  payload: Payload,
  req?: Pick<PayloadRequest, "transactionID">,
): Promise<Locale> {
  const doc = await payload.findByID({ collection, id, draft: true, locale: "all", depth: 0, req });
  const texts = fieldsOf(fieldsOf(doc)[MAIN_TEXT[collection]]);
  return LOCALES.find((locale) => texts[locale]) ?? DEFAULT_LOCALE;
}
