import type { SharePicture } from "../share-picture";
import type { Thing } from "./graph";
import { hotelReference } from "./hotel";

/** A venue as its page shows it, at the hotel's address and phone. */
export function restaurantThing(
  siteUrl: string,
  pageUrl: string,
  name: string,
  hotel: Queries.SeoHotelFragment,
  description: string | undefined,
  pictures: readonly SharePicture[],
): Thing {
  const place = hotelReference(siteUrl, hotel);
  return {
    "@type": "Restaurant",
    "@id": `${pageUrl}#restaurant`,
    name,
    url: pageUrl,
    description,
    image: pictures.length > 0 ? pictures.map(({ url }) => url) : undefined,
    telephone: place.telephone,
    address: place.address,
    containedInPlace: { "@id": place["@id"] },
  };
}
