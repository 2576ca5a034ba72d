import { countNoun } from "../../../languages/count-noun";
import type { MessagesOf } from "../../../languages/messages-of";
import { fillMessage } from "../../../languages/fill-message";
import { priceForParty } from "../../../languages/price-for-party";
import type { Locale } from "../../../shared/locales";
import type { ApiPriceFrom } from "../../../content-api/contract";

/** Cached, because creating a formatter takes longer than all the formatting in a build. */
const formats = new Map<string, Intl.NumberFormat>();

/** `{ amount: 1240, currency: "EUR" }` in German → `1.240 €`; cents only if not zero. */
export function formatPrice(
  { amount, currency }: Pick<ApiPriceFrom, "amount" | "currency">,
  locale: Locale,
): string {
  const isWhole = Number.isInteger(amount);
  const key = `${locale} ${currency} ${isWhole}`;
  const digits = isWhole ? { maximumFractionDigits: 0 } : {};
  const made = formats.get(key) ?? new Intl.NumberFormat(locale, { style: "currency", currency, ...digits });
  formats.set(key, made);
  return made.format(amount);
}

/** A "from" price in words: "from 240 € a night for 2 adults"; without the party if the server gives none. */
export function priceWords(
  price: ApiPriceFrom,
  locale: Locale,
  { price: messages }: MessagesOf<"detail">,
): string {
  const from = fillMessage(messages[price.per], { amount: formatPrice(price, locale) });
  if (!price.for) return from;
  return priceForParty(from, price.for, {
    fill: (message, values) => fillMessage(messages[message], values),
    count: (noun, count) => countNoun(noun, count, locale, messages),
  });
}
