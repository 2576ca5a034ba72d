import { graphql } from "gatsby";
import type { TFunction } from "i18next";
import { priceForParty } from "../../languages/price-for-party";
import { monthName, monthPrice, type PricedRoom } from "../booking/month-price";
import type { Wishes } from "./finder-address";

type When = Pick<Wishes, "month" | "party">;

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
