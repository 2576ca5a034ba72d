import { isShippedLocale, type Locale } from "./locales";
import { isRecordOf, isText, recordOf } from "./record";

/** What a hotel says instead of a message of the site, by namespace and key: `{ "common:book": "Reserve" }`. */
export type OwnMessages = Record<string, string>;

/** The same with its languages beside each other, as the hotel file has it: `{ "common:book": { en: "Reserve" } }`. */
export type LocalOwnMessages = Record<string, Partial<Record<Locale, string>>>;

/** The field of the hotel file. Which messages there are, it does not know. */
export const localOwnMessages = () =>
  recordOf(isByLocale).typeError(
    '${path} must name texts by message and language, such as { "common:book": { "en": "Reserve" } }',
  );

/** What is said in one language. */
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
