import { graphql } from "gatsby";
import type { TFunction } from "i18next";
import { priceForParty } from "../../languages/price-for-party";
import type { Wishes } from "./finder-address";

export type PricedRoom = Queries.RoomPricesFragment;
type When = Pick<Wishes, "month" | "party">;
type Party = NonNullable<NonNullable<PricedRoom["priceFrom"]>["party"]>;

/** A room's price in a month, as the hotel gives it: never derived from other months or parties. */
interface MonthPrice {
  month: string;
  party: Party;
  /** Null: on request. */
  price: { amount: number; formatted: string } | null;
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

/** "July 2027: from 410 € a night for 2 adults and 2 children"; null if a room has no price at all. */
export function roomPriceText(room: PricedRoom, when: When, t: TFunction<"detail">): string | null {
  const found = monthPrice(room, when);
  if (!found) return room.priceFrom?.words ?? null;
  const price = found.price ? t("price.night", { amount: found.price.formatted }) : t("price.onRequest");
  return t("price.ofMonth", {
    month: monthName(found.month, t),
    price: priceForParty(price, found.party, {
      fill: (message, values) => t(`price.${message}`, values),
      count: (noun, count) => t(`price.${noun}`, { count }),
    }),
  });
}

/** The amount in that text; null if it has none. */
export function roomPriceAmount(room: PricedRoom, when: When): string | null {
  const found = monthPrice(room, when);
  return (found ? found.price?.formatted : room.priceFrom?.formatted) ?? null;
}

/** `2027-07` → `July 2027`. */
export function monthName(month: string, t: TFunction<"detail">): string {
  const [year, number = ""] = month.split("-");
  return t("price.monthOfYear", { month: t(`price.months.${number}`), year });
}

/** All months for which one of the rooms has a price, in chronological order. */
export function pricedMonths(rooms: readonly PricedRoom[]): string[] {
  const months = rooms.flatMap(({ prices }) =>
    prices.flatMap((list) => list.months.map(({ month }) => month)),
  );
  return [...new Set(months)].sort();
}

/**
 * Sorts rooms by price, lowest first; those on request, with other units than a night, or without a price come
 * last.
 */
export function byPrice<Room extends PricedRoom>(rooms: readonly Room[], when: When): Room[] {
  const amountOf = (room: Room) => {
    const found = monthPrice(room, when);
    if (found) return found.price?.amount ?? Infinity;
    return room.priceFrom?.per === "night" ? room.priceFrom.amount : Infinity;
  };
  const amounts = new Map(rooms.map((room) => [room, amountOf(room)]));
  const amount = (room: Room) => amounts.get(room) ?? Infinity;
  // Two rooms without a price are equal: Infinity minus Infinity would be NaN.
  return [...rooms].sort((one, other) => (amount(one) === amount(other) ? 0 : amount(one) - amount(other)));
}

export const query = graphql`
  fragment RoomPrices on HotelRoom {
    priceFrom {
      amount
      per
      party {
        adults
        children
      }
      ...Price
    }
    prices {
      party {
        adults
        children
      }
      note
      months {
        month
        amount
        formatted
      }
    }
  }
`;
