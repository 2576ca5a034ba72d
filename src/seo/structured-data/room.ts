import type { HeadFacts } from "../HeadTags";
import type { Thing } from "./graph";
import { amenityFeatures, hotelId, roomId, traitFeatures } from "./hotel";
import { imageThing } from "./image";
import { roomOffers } from "./offers";
import { reserveAction } from "./reserve-action";

/** A room as its page shows it. */
export function roomThing(
  room: Queries.SeoRoomFragment,
  { siteUrl, url, description, pictures, hotel }: HeadFacts,
): Thing {
  const offers = roomOffers(room, url);
  return {
    // Search engines require a picture of every product.
    "@type": offers && pictures.length > 0 ? ["HotelRoom", "Product"] : "HotelRoom",
    "@id": roomId(url),
    name: room.name,
    url,
    description,
    image: pictures.map(imageThing),
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
    amenityFeature: [...traitFeatures(room), ...amenityFeatures(room.features)],
    offers,
    potentialAction: reserveAction(hotel, room.apiId),
    containedInPlace: { "@id": hotelId(siteUrl) },
  };
}
