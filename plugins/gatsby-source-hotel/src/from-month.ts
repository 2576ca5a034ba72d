import { fillMessage } from "../../../languages/fill-message";
import type { MessagesOf } from "../../../languages/messages-of";
import type { ApiPriceFrom, ApiPrices } from "../../../content-api/contract";

type From = Pick<ApiPriceFrom, "amount" | "currency" | "per" | "for">;

/**
 * The month of a "from" price: the next one, as of `thisMonth`, in which its party pays exactly that. Null if the
 * monthly prices don't have it.
 */
export function fromMonth(from: From, prices: readonly ApiPrices[], thisMonth: string): string | null {
  if (from.per !== "night") return null;
  const months = prices
    .filter((list) => list.currency === from.currency && (!from.for || sameParty(list.for, from.for)))
    .flatMap((list) => list.months.filter(({ amount }) => amount === from.amount));
  const [next = null] = months.flatMap(({ month }) => (month >= thisMonth ? month : [])).sort();
  return next;
}

/** (`from 240 € a night`, `2027-04`) → `April 2027: from 240 € a night`. */
export function wordsOfMonth(words: string, month: string, { price }: MessagesOf<"detail">): string {
  const names: Record<string, string> = price.months;
  const [year = "", number = ""] = month.split("-");
  const name = fillMessage(price.monthOfYear, { month: names[number] ?? number, year });
  return fillMessage(price.ofMonth, { month: name, price: words });
}

function sameParty(one: ApiPrices["for"], other: ApiPrices["for"]): boolean {
  return one.adults === other.adults && (one.children ?? 0) === (other.children ?? 0);
}
