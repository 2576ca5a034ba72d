import type { HeadFacts } from "../HeadTags";
import type { Thing } from "./graph";
import { hotelReference } from "./hotel";
import { imageThing } from "./image";
import { openingHoursThing } from "./opening-hours";

/** A venue as its page shows it, at the hotel's address and phone. */
export function restaurantThing(
  name: string,
  openingHours: Queries.SeoPageFragment["openingHours"],
  { siteUrl, url, description, pictures, hotel }: HeadFacts,
): Thing {
  const place = hotelReference(siteUrl, hotel);
  return {
    "@type": "Restaurant",
    "@id": `${url}#restaurant`,
    name,
    url,
    description,
    image: pictures.map(imageThing),
    telephone: place.telephone,
    address: place.address,
    containedInPlace: { "@id": place["@id"] },
    openingHoursSpecification: openingHours?.map(openingHoursThing),
  };
}
