import { EDITOR_DOORS, type EditorDoors } from "../../../languages/editor-doors";
import { DEFAULT_LOCALE, isLocale } from "../../../shared/locales";

/** In the language of the admin; English where it has none of its own. */
export function doorWords(language: string): EditorDoors {
  return EDITOR_DOORS[isLocale(language) ? language : DEFAULT_LOCALE];
}
