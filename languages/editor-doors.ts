import type { AdminLocale } from "../shared/admin-locales";
import de from "./de/editor-doors.json";
import en from "./en/editor-doors.json";
import ru from "./ru/editor-doors.json";
import tr from "./tr/editor-doors.json";

export type EditorDoors = typeof en;

/** Messages around signing in to the CMS. */
export const EDITOR_DOORS: Record<AdminLocale, EditorDoors> = { en, tr, ru, de };
