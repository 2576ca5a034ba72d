import type { Locale } from "../../shared/locales";
import de from "./messages/de.json";
import en from "./messages/en.json";
import ru from "./messages/ru.json";
import tr from "./messages/tr.json";

export type Messages = typeof en;

/** What newsletter mails and pages say, in each language. */
export const MESSAGES: Record<Locale, Messages> = { en, tr, ru, de };

/** Puts values into a message: (`Letters from {{hotel}}`, `{ hotel: "Lodge" }`) → `Letters from Lodge`. */
export function fill(message: string, values: Record<string, string>): string {
  return message.replace(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => values[name] ?? "");
}
