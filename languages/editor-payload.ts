import type { AdminLocale } from "../shared/admin-locales";
import de from "./de/editor-payload.json";
import en from "./en/editor-payload.json";
import ru from "./ru/editor-payload.json";
import tr from "./tr/editor-payload.json";

/** Overrides for Payload's own messages that are wrong, untranslated, or unsuitable for hotels. */
export const EDITOR_PAYLOAD: Record<AdminLocale, typeof en> = { en, tr, ru, de };
