import type { AdminLocale } from "../shared/admin-locales";
import de from "./de/editor-words.json";
import en from "./en/editor-words.json";
import ru from "./ru/editor-words.json";
import tr from "./tr/editor-words.json";

export type EditorWords = typeof en;

/** The words that editors choose from, by what they say of: their name, and what they do on the page. */
export const EDITOR_WORDS: Record<AdminLocale, EditorWords> = { en, tr, ru, de };
