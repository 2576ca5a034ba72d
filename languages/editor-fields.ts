import type { AdminLocale } from "../shared/admin-locales";
import de from "./de/editor-fields.json";
import en from "./en/editor-fields.json";
import ru from "./ru/editor-fields.json";
import tr from "./tr/editor-fields.json";

export type EditorFields = typeof en;

/** Form labels of the CMS: names of documents, fields and rows, and field descriptions. */
export const EDITOR_FIELDS: Record<AdminLocale, EditorFields> = { en, tr, ru, de };
