import type { HeadFacts } from "../HeadTags";
import type { Thing } from "./graph";
import { amenityFeatures, hotelId, roomId } from "./hotel";

/** A room as its page shows it. */
export function roomThing(
  room: Queries.SeoRoomFragment,
  { siteUrl, url, description, pictures }: HeadFacts,
): Thing {
  return {
    // Search engines require a picture of every product.
    "@type": room.priceFrom && pictures.length > 0 ? ["HotelRoom", "Product"] : "HotelRoom",
    "@id": roomId(url),
    name: room.name,
    url,
    description,
    image: pictures.length > 0 ? pictures.map(({ url }) => url) : undefined,
    bed: room.bed ?? undefined,
    occupancy:
      room.capacity === null
        ? undefined
        : {
            "@type": "QuantitativeValue",
            maxValue: room.capacity.adults + (room.capacity.children ?? 0),
            unitCode: "C62",
          },
    floorSize:
      room.size === null ? undefined : { "@type": "QuantitativeValue", value: room.size, unitCode: "MTK" },
    amenityFeature: amenityFeatures(room.features),
    offers: room.priceFrom ? offer(room.priceFrom, url) : undefined,
    containedInPlace: { "@id": hotelId(siteUrl) },
  };
}

/** The lowest price; the price of a stay is up to the reservation site. */
function offer({ amount, currency, per }: NonNullable<Queries.SeoRoomFragment["priceFrom"]>, url: string) {
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
