import { lastDayOf } from "../../../shared/month";
import type { Thing } from "./graph";

type Priced = Pick<Queries.SeoPricesFragment, "priceFrom" | "prices">;

/** A room's lowest price and its prices by month and party; undefined if it has none. */
export function roomOffers({ priceFrom, prices }: Priced, url: string): Thing[] | undefined {
  const offers = [...(priceFrom ? [lowestOffer(priceFrom, url)] : []), ...prices.flatMap(monthlyOffers)];
  return offers.length > 0 ? offers : undefined;
}

/** A room's prices in one offer, for lists of rooms; undefined if it has none. */
export function offerSummary({ priceFrom, prices }: Priced, url: string): Thing | undefined {
  const [first] = prices;
  const priced = prices
    .filter(({ currency }) => currency === first?.currency)
    .flatMap(({ months }) => months);
  const months = priced.map(({ month }) => month).sort();
  const [begin, end] = [months[0], months.at(-1)];
  if (!first || !begin || !end) return priceFrom ? lowestOffer(priceFrom, url) : undefined;
  const amounts = priced.map(({ amount }) => amount);
  return {
    "@type": "AggregateOffer",
    url,
    lowPrice: Math.min(...amounts),
    highPrice: Math.max(...amounts),
    priceCurrency: first.currency,
    offerCount: amounts.length,
    availabilityStarts: `${begin}-01`,
    availabilityEnds: lastDayOf(end),
  };
}

/** The lowest price; the price of a stay is up to the reservation site. */
function lowestOffer({ amount, currency, per }: NonNullable<Priced["priceFrom"]>, url: string): Thing {
  return {
    "@type": "Offer",
    url,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: amount,
      minPrice: amount,
      priceCurrency: currency,
      unitText: per,
    },
  };
}

/** What a night costs a party in each month: a reservation, too, because only that says how many guests. */
function monthlyOffers({ party, currency, months }: Priced["prices"][number]): Thing[] {
  return months.map(({ month, amount }) => ({
    "@type": ["Offer", "LodgingReservation"],
    numAdults: party.adults,
    numChildren: party.children ?? 0,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: amount,
      priceCurrency: currency,
      unitText: "night",
      validFrom: `${month}-01`,
      validThrough: lastDayOf(month),
    },
  }));
}
