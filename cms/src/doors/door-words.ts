import { EDITOR_DOORS, type EditorDoors } from "../../../languages/editor-doors";
import { adminLocale } from "../../../shared/admin-locales";

/** Texts in the admin's language, or in English if there are none. */
export function doorWords(language: string): EditorDoors {
  return EDITOR_DOORS[adminLocale(language)];
}
