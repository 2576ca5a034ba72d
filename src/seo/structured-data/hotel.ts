import { homePath } from "../../../shared/paths";
import { isLocale } from "../../../shared/locales";
import { absoluteUrl } from "../absolute-url";
import type { SharePicture } from "../share-picture";
import type { Thing } from "./graph";

/** The hotel's @id, the same on every page and in every language. */
export function hotelId(siteUrl: string): string {
  return absoluteUrl(siteUrl, "/#hotel");
}

/** The hotel in full, as on home and contact. */
export function hotelThing(
  siteUrl: string,
  hotel: Queries.SeoHotelFragment,
  pictures: readonly SharePicture[],
  rooms: readonly Queries.SeoRoomLinkFragment[],
): Thing {
  return {
    ...hotelReference(siteUrl, hotel),
    legalName: hotel.legalName,
    description: hotel.tagline ?? undefined,
    image: pictures.length > 0 ? pictures.map(({ url }) => url) : undefined,
    email: hotel.email,
    geo: geo(hotel),
    hasMap: hotel.mapsUrl,
    priceRange: hotel.priceRange ?? undefined,
    starRating: hotel.starRating === null ? undefined : { "@type": "Rating", ratingValue: hotel.starRating },
    checkinTime: hotel.checkIn ?? undefined,
    checkoutTime: hotel.checkOut ?? undefined,
    amenityFeature: amenityFeatures(hotel.amenities),
    availableLanguage: hotel.languagesSpoken.length > 0 ? hotel.languagesSpoken : undefined,
    sameAs: hotel.social.length > 0 ? hotel.social.map(({ url }) => url) : undefined,
    parentOrganization: hotel.holding
      ? { "@type": "Organization", name: hotel.holding.name, url: hotel.holding.url }
      : undefined,
    containsPlace:
      rooms.length > 0
        ? rooms.map(({ name, url }) => ({
            "@type": "HotelRoom",
            "@id": roomId(absoluteUrl(siteUrl, url)),
            name,
            url: absoluteUrl(siteUrl, url),
          }))
        : undefined,
  };
}

/** The hotel as referenced by its rooms and venues: complete enough without the home page. */
export function hotelReference(siteUrl: string, hotel: Queries.SeoHotelFragment): Thing {
  return {
    "@type": "Hotel",
    "@id": hotelId(siteUrl),
    name: hotel.name,
    url: absoluteUrl(siteUrl, isLocale(hotel.locale) ? homePath(hotel.locale) : "/"),
    telephone: hotel.phone.tel,
    address: { "@type": "PostalAddress", ...(hotel.postalAddress ?? { streetAddress: hotel.address }) },
  };
}

/** The @id of a page's room. */
export function roomId(pageUrl: string): string {
  return `${pageUrl}#room`;
}

/** Names as amenities; undefined if there are none. */
export function amenityFeatures(names: readonly string[]): object[] | undefined {
  if (names.length === 0) return undefined;
  return names.map((name) => ({ "@type": "LocationFeatureSpecification", name, value: true }));
}

function geo({ latitude, longitude }: Queries.SeoHotelFragment): object | undefined {
  if (latitude === null || longitude === null) return undefined;
  return { "@type": "GeoCoordinates", latitude, longitude };
}
