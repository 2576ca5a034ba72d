import { useTranslation } from "@payloadcms/ui";
import { EDITOR_DESK, type EditorDesk } from "../../../languages/editor-desk";
import { type AdminLocale, adminLocale } from "../../../shared/admin-locales";

/** Texts of the rich text view. */
export type TextViewTexts = EditorDesk["text"];

/** The admin's language. */
export function useLanguage(): AdminLocale {
  const { i18n } = useTranslation();
  return adminLocale(i18n.language);
}

/** Texts of the custom admin views, in the admin's language. */
export function useDeskTexts(): EditorDesk {
  return EDITOR_DESK[useLanguage()];
}
