import type { AdminLocale } from "../shared/admin-locales";
import de from "./de/editor-checks.json";
import en from "./en/editor-checks.json";
import ru from "./ru/editor-checks.json";
import tr from "./tr/editor-checks.json";

export type EditorChecks = typeof en;

/** Reasons for which the CMS rejects input, and how to fix it. */
export const EDITOR_CHECKS: Record<AdminLocale, EditorChecks> = { en, tr, ru, de };
