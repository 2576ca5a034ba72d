import { useTranslation } from "@payloadcms/ui";
import { EDITOR_DESK, type EditorDesk } from "../../../languages/editor-desk";
import { type AdminLocale, adminLocale } from "../../../shared/admin-locales";

/** What the text view says. */
export type TextViewTexts = EditorDesk["text"];

/** The language of the admin. */
export function useLanguage(): AdminLocale {
  const { i18n } = useTranslation();
  return adminLocale(i18n.language);
}

/** What the admin's own views say, in its language. */
export function useDeskTexts(): EditorDesk {
  return EDITOR_DESK[useLanguage()];
}
