import { EDITOR_DOORS, type EditorDoors } from "../../../languages/editor-doors";
import { adminLocale } from "../../../shared/admin-locales";

/** In the language of the admin; English where it has none of its own. */
export function doorWords(language: string): EditorDoors {
  return EDITOR_DOORS[adminLocale(language)];
}
