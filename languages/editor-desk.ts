import type { AdminLocale } from "../shared/admin-locales";
import de from "./de/editor-desk.json";
import en from "./en/editor-desk.json";
import ru from "./ru/editor-desk.json";
import tr from "./tr/editor-desk.json";

export type EditorDesk = typeof en;

/** Messages of the CMS's own views, in the editor's browser. */
export const EDITOR_DESK: Record<AdminLocale, EditorDesk> = { en, tr, ru, de };
