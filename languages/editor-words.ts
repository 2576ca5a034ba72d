import type { AdminLocale } from "../shared/admin-locales";
import de from "./de/editor-words.json";
import en from "./en/editor-words.json";
import ru from "./ru/editor-words.json";
import tr from "./tr/editor-words.json";

export type EditorWords = typeof en;

/** Labels of the keys that editors choose from, by kind, with what each does on the page. */
export const EDITOR_WORDS: Record<AdminLocale, EditorWords> = { en, tr, ru, de };
