import type { Locale } from "../../shared/locales";
import de from "./messages/de/broken.json";
import en from "./messages/en/broken.json";
import ru from "./messages/ru/broken.json";
import tr from "./messages/tr/broken.json";

/** What is said of a page that can't be shown, in every language: its own messages are missing with it. */
export const BROKEN_MESSAGES: Record<Locale, typeof en> = { en, tr, ru, de };
