import type { AdminLocale } from "../shared/admin-locales";
import de from "./de/editor-payload.json";
import en from "./en/editor-payload.json";
import ru from "./ru/editor-payload.json";
import tr from "./tr/editor-payload.json";

/** What Payload itself says wrongly, in English, or in words that no hotel uses: ours stand in their place. */
export const EDITOR_PAYLOAD: Record<AdminLocale, typeof en> = { en, tr, ru, de };
