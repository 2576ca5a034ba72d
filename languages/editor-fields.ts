import type { AdminLocale } from "../shared/admin-locales";
import de from "./de/editor-fields.json";
import en from "./en/editor-fields.json";
import ru from "./ru/editor-fields.json";
import tr from "./tr/editor-fields.json";

export type EditorFields = typeof en;

/** What the CMS's forms say: names of documents, fields and rows, and how a field is filled. */
export const EDITOR_FIELDS: Record<AdminLocale, EditorFields> = { en, tr, ru, de };
