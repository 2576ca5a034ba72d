import type { Locale } from "../../shared/locales";
import de from "./messages/de/locale.json";
import en from "./messages/en/locale.json";
import ru from "./messages/ru/locale.json";
import tr from "./messages/tr/locale.json";

/** What one language says on pages of the others; a page's own messages hold its own language only. */
export const LOCALE_MESSAGES: Record<Locale, typeof en> = { en, tr, ru, de };
