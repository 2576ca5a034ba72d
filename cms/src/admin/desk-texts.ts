import { useTranslation } from "@payloadcms/ui";
import { EDITOR_DESK, type EditorDesk } from "../../../languages/editor-desk";
import { type Locale, localeOrDefault } from "../../../shared/locales";

/** What the text view says. */
export type TextViewTexts = EditorDesk["text"];

/** The language of the admin. */
export function useLanguage(): Locale {
  const { i18n } = useTranslation();
  return localeOrDefault(i18n.language);
}

/** What the admin's own views say, in its language. */
export function useDeskTexts(): EditorDesk {
  return EDITOR_DESK[useLanguage()];
}
