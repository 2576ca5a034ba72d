import { countNoun } from "../../../languages/count-noun";
import { EDITOR_DESK } from "../../../languages/editor-desk";
import { EDITOR_PRICES } from "../../../languages/editor-prices";
import { fillMessage } from "../../../languages/fill-message";
import type { AdminLocale } from "../../../shared/admin-locales";
import { MONTH } from "../../../shared/month";
import { CURRENCY } from "../../../shared/price-units";
import { fieldsOf, isNumber, rowsOf } from "../../../shared/record";

/** Describes a party's prices: `For 2 adults · Jul 2027 – Aug 2027: €230 – €260`; undefined if it has no adults. */
export function priceRowText(row: unknown, language: AdminLocale): string | undefined {
  const { for: party, months, currency } = fieldsOf(row);
  const { adults, children } = fieldsOf(party);
  if (!isNumber(adults) || adults < 1) return undefined;
  const say = EDITOR_DESK[language].prices;
  const guests = (noun: "adults" | "children", count: number) =>
    countNoun(noun, count, language, EDITOR_PRICES[language]);
  const who =
    isNumber(children) && children > 0
      ? fillMessage(say.rowForFamily, {
          adults: guests("adults", adults),
          children: guests("children", children),
        })
      : fillMessage(say.rowFor, { adults: guests("adults", adults) });
  const costs = pricesText(rowsOf(months), currency, language);
  return [who, costs].filter(Boolean).join(" · ");
}

/** `2027-07` → `Jul 2027` */
export function monthText(month: string, language: AdminLocale): string {
  const form = new Intl.DateTimeFormat(language, { month: "short", year: "numeric", timeZone: "UTC" });
  return form.format(new Date(`${month}-01T00:00Z`));
}

function pricesText(rows: Record<string, unknown>[], currency: unknown, language: AdminLocale): string {
  const priced = rows.flatMap(({ month, amount }) =>
    typeof month === "string" && MONTH.test(month) && isNumber(amount) ? [{ month, amount }] : [],
  );
  if (priced.length === 0) return "";
  const names = priced.map(({ month }) => month).sort();
  const amounts = priced.map(({ amount }) => amount).sort((one, other) => one - other);
  const months = ends(names).map((month) => monthText(month, language));
  const costs = ends(amounts).map((amount) => amountText(amount, currency, language));
  return `${months.join(" – ")}: ${costs.join(" – ")}`;
}

/** The first and the last, or one if they are the same. */
function ends<Value>(values: readonly Value[]): Value[] {
  return [...new Set([...values.slice(0, 1), ...values.slice(-1)])];
}

function amountText(amount: number, currency: unknown, language: AdminLocale): string {
  if (typeof currency !== "string" || !CURRENCY.test(currency)) return amount.toLocaleString(language);
  const options = { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" } as const;
  return new Intl.NumberFormat(language, options).format(amount);
}
