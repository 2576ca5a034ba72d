import type { Locale } from "../shared/locales";
import { messagesIn } from "./messages-of";
import { changeableIn } from "./own-messages";

/** Every message whose wording a hotel may change, as shipped in one locale, by key. */
export function changeableMessages(locale: Locale): ReadonlyMap<string, string> {
  return changeableIn((namespace) => messagesIn(namespace, locale));
}
