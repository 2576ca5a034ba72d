import type { TFunction } from "i18next";
import { priceForParty } from "../../languages/price-for-party";
import { monthPrice, type Party, type PricedRoom, type When } from "./month-price";

/** The lowest price of some rooms in a month, and for whom; undefined if none has one. */
function lowestPrice(
  rooms: readonly PricedRoom[],
  when: When,
): { amount: number; formatted: string; party: Party } | undefined {
  const prices = rooms.flatMap((room) => {
    const found = monthPrice(room, when);
    return found?.price ? [{ ...found.price, party: found.party }] : [];
  });
  return prices.sort((one, other) => one.amount - other.amount)[0];
}

/** "from 405 € a night for 2 adults", the lowest price, and the amount in it; undefined if there is none. */
export function lowestPriceText(
  rooms: readonly PricedRoom[],
  when: When,
  t: TFunction<"detail">,
): { words: string; amount: string } | undefined {
  const found = lowestPrice(rooms, when);
  if (!found) return undefined;
  const words = priceForParty(t("price.night", { amount: found.formatted }), found.party, {
    fill: (message, values) => t(`price.${message}`, values),
    count: (noun, count) => t(`price.${noun}`, { count }),
  });
  return { words, amount: found.formatted };
}
