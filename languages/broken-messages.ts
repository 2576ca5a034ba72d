import type { Locale } from "../shared/locales";
import ar from "./ar/broken.json";
import de from "./de/broken.json";
import en from "./en/broken.json";
import ru from "./ru/broken.json";
import tr from "./tr/broken.json";

/** What is said of a page that can't be shown, in every language: its own messages are missing with it. */
export const BROKEN_MESSAGES: Record<Locale, typeof en> = { en, tr, ru, de, ar };
