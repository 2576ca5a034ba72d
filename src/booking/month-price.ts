import type { TFunction } from "i18next";
import type { Stay } from "./stay";

/** What a room's prices are told from. */
export type PricedRoom = Queries.RoomPricesFragment;

export type When = Pick<Stay, "month" | "party">;
export type Party = NonNullable<NonNullable<PricedRoom["priceFrom"]>["party"]>;
type Price = PricedRoom["prices"][number]["months"][number];

/** A room's price in a month, as the hotel gives it: never derived from other months or parties. */
interface MonthPrice {
  month: string;
  party: Party;
  /** Null: on request. */
  price: Pick<Price, "amount" | "formatted"> | null;
  note: string | null;
}

/**
 * A room's price for the chosen party in the chosen month. Null without a month, and for a room without monthly
 * prices: its "from" price is shown instead. Without a party, that of the "from" price is used, else the first the
 * hotel lists.
 */
export function monthPrice(room: PricedRoom, { month, party }: When): MonthPrice | null {
  const [first] = room.prices;
  if (month === null || !first) return null;
  const wanted = party ?? room.priceFrom?.party ?? first.party;
  const list = room.prices.find(
    (prices) =>
      prices.party.adults === wanted.adults && (prices.party.children ?? 0) === (wanted.children ?? 0),
  );
  const price = list?.months.find((one) => one.month === month) ?? null;
  return {
    month,
    party: { adults: wanted.adults, children: wanted.children },
    price,
    note: list?.note ?? null,
  };
}

/** `2027-07` → `July 2027`. */
export function monthName(month: string, t: TFunction<"detail">): string {
  const [year, number = ""] = month.split("-");
  return t("price.monthOfYear", { month: t(`price.months.${number}`), year });
}
