import type { SharePicture } from "../share-picture";
import type { Thing } from "./graph";
import { amenityFeatures, hotelId, roomId } from "./hotel";

/** A room as its page shows it. */
export function roomThing(
  siteUrl: string,
  pageUrl: string,
  room: Queries.SeoRoomFragment,
  description: string | undefined,
  pictures: readonly SharePicture[],
): Thing {
  return {
    "@type": "HotelRoom",
    "@id": roomId(pageUrl),
    name: room.name,
    url: pageUrl,
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
    containedInPlace: { "@id": hotelId(siteUrl) },
  };
}
