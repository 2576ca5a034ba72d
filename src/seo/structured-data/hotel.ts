import { homePath } from "../../../shared/paths";
import { isLocale } from "../../../shared/locales";
import { absoluteUrl } from "../absolute-url";
import type { SharePicture } from "../share-picture";
import type { Thing } from "./graph";
import { imageThing } from "./image";
import { offerSummary } from "./offers";
import { reserveAction } from "./reserve-action";

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
    image: pictures.map(imageThing),
    email: hotel.email,
    geo: geo(hotel),
    hasMap: hotel.mapsUrl,
    priceRange: hotel.priceRange ?? undefined,
    starRating: hotel.starRating === null ? undefined : { "@type": "Rating", ratingValue: hotel.starRating },
    checkinTime: hotel.checkIn ?? undefined,
    checkoutTime: hotel.checkOut ?? undefined,
    amenityFeature: amenityFeatures(hotel.amenities),
    availableLanguage: hotel.languagesSpoken,
    sameAs: hotel.social.map(({ url }) => url),
    parentOrganization: hotel.holding
      ? { "@type": "Organization", name: hotel.holding.name, url: hotel.holding.url }
      : undefined,
    containsPlace: rooms.map((room) => roomPlace(siteUrl, room)),
  };
}

/** The hotel with what its rooms are, cost and how they are reserved, as on the page of all rooms. */
export function bookableHotelThing(
  siteUrl: string,
  hotel: Queries.SeoHotelFragment,
  rooms: readonly Queries.SeoListedRoomFragment[],
): Thing {
  return {
    ...hotelReference(siteUrl, hotel),
    potentialAction: reserveAction(hotel),
    containsPlace: rooms.map((room) => ({
      ...roomPlace(siteUrl, room),
      amenityFeature: traitFeatures(room),
      potentialAction: reserveAction(hotel, room.apiId),
    })),
    makesOffer: rooms.flatMap((room) => {
      const url = absoluteUrl(siteUrl, room.url);
      const offer = offerSummary(room, url);
      return offer ? { ...offer, itemOffered: { "@id": roomId(url) } } : [];
    }),
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

/** Names as amenities. */
export function amenityFeatures(names: readonly string[]): object[] {
  return names.map((name) => ({ "@type": "LocationFeatureSpecification", name, value: true }));
}

/** What the room finder knows of a room, as amenities. */
export function traitFeatures({ traits, traitNames }: Queries.SeoTraitsFragment): object[] {
  return amenityFeatures(traitNames).map((feature, index) => ({ ...feature, propertyID: traits[index] }));
}

function roomPlace(siteUrl: string, { name, url: href }: Queries.SeoRoomLinkFragment): Thing {
  const url = absoluteUrl(siteUrl, href);
  return { "@type": "HotelRoom", "@id": roomId(url), name, url };
}

function geo({ latitude, longitude }: Queries.SeoHotelFragment): object | undefined {
  if (latitude === null || longitude === null) return undefined;
  return { "@type": "GeoCoordinates", latitude, longitude };
}
