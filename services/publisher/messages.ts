import type { Locale } from "../../shared/locales";
import de from "./messages/de.json";
import en from "./messages/en.json";
import ru from "./messages/ru.json";
import tr from "./messages/tr.json";

export type Messages = typeof en;

/** The texts of the publisher's pages. Counts stand behind a colon, so that no language needs plural forms. */
export const MESSAGES: Record<Locale, Messages> = { en, tr, ru, de };
