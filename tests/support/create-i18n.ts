import { createInstance, type i18n } from "i18next";
import { LOCALES, type Locale } from "../../shared/locales";
import { readMessages } from "./read-messages";

const RESOURCES = Object.fromEntries(LOCALES.map((locale) => [locale, readMessages(locale)]));

/** An i18next instance with the real messages of all languages. */
export function createI18n(locale: Locale): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: "en",
    resources: RESOURCES,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
