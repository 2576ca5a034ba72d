import { isShippedLocale, type Locale } from "./locales";
import { isRecordOf, isText, recordOf } from "./record";

/** The hotel's own wording of the site's messages, by namespace and key: `{ "common:book": "Reserve" }`. */
export type OwnMessages = Record<string, string>;

/** The same by locale, as in the hotel file: `{ "common:book": { en: "Reserve" } }`. */
export type LocalOwnMessages = Record<string, Partial<Record<Locale, string>>>;

/** The hotel file's field. It doesn't check that the messages exist. */
export const localOwnMessages = () =>
  recordOf(isByLocale).typeError(
    '${path} must name texts by message and language, such as { "common:book": { "en": "Reserve" } }',
  );

/** Returns the wording in one locale. */
export function ownMessagesIn(messages: LocalOwnMessages | null | undefined, locale: Locale): OwnMessages {
  return Object.fromEntries(
    Object.entries(messages ?? {}).flatMap(([key, texts]) => {
      const text = texts[locale];
      return text === undefined ? [] : [[key, text]];
    }),
  );
}

function isByLocale(value: unknown): value is Partial<Record<Locale, string>> {
  return isRecordOf(isText)(value) && Object.keys(value).every(isShippedLocale);
}
