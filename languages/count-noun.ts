import type { Locale } from "../shared/locales";
import { fillMessage } from "./fill-message";

/** (`children`, 2) in Russian → `2 детей`, of messages that have the noun in each of its plural forms. */
export function countNoun(
  noun: string,
  count: number,
  locale: Locale,
  messages: Record<string, unknown>,
): string {
  const form = messages[`${noun}_${new Intl.PluralRules(locale).select(count)}`];
  return fillMessage(typeof form === "string" ? form : "", { count });
}
