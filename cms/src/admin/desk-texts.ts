import { useTranslation } from "@payloadcms/ui";
import { EDITOR_DESK, type EditorDesk } from "../../../languages/editor-desk";
import { DEFAULT_LOCALE, isLocale, type Locale } from "../../../shared/locales";

/** What the text view says. */
export type TextViewTexts = EditorDesk["text"];

/** The language of the admin. */
export function useLanguage(): Locale {
  const { i18n } = useTranslation();
  return isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE;
}

/** What the admin's own views say, in its language. */
export function useDeskTexts(): EditorDesk {
  return EDITOR_DESK[useLanguage()];
}
