import { countGuests } from "../../../languages/count-guests";
import type { DetailMessages } from "../../../languages/detail-messages";
import { fillMessage } from "../../../languages/fill-message";
import type { Locale } from "../../../shared/locales";
import type { ApiPriceFrom } from "../../../content-api/contract";

/** Kept, because making one takes longer than all that it writes in a build. */
const formats = new Map<string, Intl.NumberFormat>();

/** `{ amount: 1240, currency: "EUR" }` in German → `1.240 €`; cents only where there are some. */
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

/** A price "from" as a page says it: "from 240 € a night for 2 adults", without a party where the server says none. */
export function priceWords(price: ApiPriceFrom, locale: Locale, { price: messages }: DetailMessages): string {
  const from = fillMessage(messages[price.per], { amount: formatPrice(price, locale) });
  if (!price.for) return from;
  const { adults, children } = price.for;
  return fillMessage(children ? messages.family : messages.party, {
    price: from,
    adults: countGuests("adults", adults, locale, messages),
    children: countGuests("children", children ?? 0, locale, messages),
  });
}
