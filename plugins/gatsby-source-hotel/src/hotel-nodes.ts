import { isAbsolute, join } from "node:path";
import type { NodeInput } from "gatsby";
import type { ApiProperty, OptionalFact } from "../../../content-api/contract";
import { pageOf, type SiteContent } from "../../../content-api/model";
import { reservationIn } from "../../../content-api/reservation";
import {
  drawerPhone,
  enquiryKinds,
  type HotelFile,
  inLocale,
  reservationLanguage,
  SOCIAL_NETWORKS,
} from "../../../model/hotel-file";
import { ownConsents } from "../../../languages/own-consents";
import { isConsentMessage } from "../../../shared/consent-versions";
import { reservationHref } from "../../../shared/reservation-url";
import { LOCALES, type Locale } from "../../../shared/locales";
import { type OwnMessages, ownMessagesIn } from "../../../shared/own-messages";
import { ROOMS_PARENT, VENUES_PARENT } from "../../../shared/routes";
import { openGraphLocale } from "../../../shared/open-graph-locale";
import type { NodeContext } from "./node-context";
import { pictureAddress } from "../../../content-api/picture-address";
import type { PictureFile } from "./pictures";
import { NODE_TYPES } from "./schema";
import { pageId, toNode } from "./to-node";

/** The content server's facts about the hotel, by language. */
type Facts = ReadonlyMap<Locale, ApiProperty>;

export interface HotelContext extends Pick<
  NodeContext,
  "apiOrigin" | "createNodeId" | "createContentDigest"
> {
  /** Folder of the pictures named in the hotel file. */
  mediaFolder: string;
  /** Fetched pictures by address; null if the fetch failed. */
  fetched: ReadonlyMap<string, PictureFile | null>;
}

/** Builds one node per language; its pictures are absolute file paths. */
export function buildHotelNodes(
  hotel: HotelFile,
  { facts, groups }: Pick<SiteContent, "facts" | "groups">,
  context: HotelContext,
): NodeInput[] {
  const pagesAt = (routes: readonly string[], locale: Locale) =>
    routes.flatMap((route) => {
      const page = pageOf(groups, route, locale);
      return page ? pageId(page, context) : [];
    });
  const locate = (name: Name) => locatePicture(name, context);
  return LOCALES.map((locale) => {
    const said = facts.get(locale);
    const fields = {
      ...hotelFields(hotel, locale, said),
      ...hotelPictures(hotel, locale, said, locate),
      messages: ownMessagesOf(hotel, locale, said),
      home: pagesAt(["/"], locale)[0] ?? null,
      parentPages: pagesAt([ROOMS_PARENT, VENUES_PARENT], locale),
    };
    return toNode(context.createNodeId(`hotel-${locale}`), NODE_TYPES.hotel, fields, context);
  });
}

/**
 * Returns the hotel's own wording: the content server's if it has any, else the hotel file's. Consents always come
 * from the hotel file, because the newsletter service reads that file and stores their wording as proof.
 */
export function ownMessagesOf(hotel: HotelFile, locale: Locale, said: ApiProperty | undefined): OwnMessages {
  const ofFile = ownMessagesIn(hotel.messages, locale);
  if (!said?.messages) return ofFile;
  const others = Object.entries(said.messages).filter(([key]) => !isConsentMessage(key));
  const consents = Object.entries(ofFile).filter(([key]) => isConsentMessage(key));
  return Object.fromEntries([...others, ...consents]);
}

/** Messages of the enquiry form, which loads its texts separately. */
function enquiryWordsOf(messages: OwnMessages): { key: string; text: string }[] {
  return Object.entries(messages).flatMap(([key, text]) =>
    key.startsWith("enquiry:") ? [{ key, text }] : [],
  );
}

/** Lists the addresses of the hotel pictures that have to be fetched. */
export function hotelPictureAddresses(hotel: HotelFile, facts: Facts, apiOrigin: string): string[] {
  const names: Name[] = [];
  for (const locale of LOCALES)
    hotelPictures(hotel, locale, facts.get(locale), (name) => {
      names.push(name);
      return null;
    });
  return names.flatMap((name) => {
    const address = addressOf(name);
    return address === null ? [] : pictureAddress(address, apiOrigin);
  });
}

/** Facts in one language, without the pictures: the content server's, falling back to the hotel file's. */
export function hotelFields(hotel: HotelFile, locale: Locale, said?: ApiProperty) {
  const optional = optionalFacts(said);
  const social = said?.social ?? hotel.social;
  const geo = optional("geo", said?.geo, hotel.geo);
  const credit = hotel.credit && { text: hotel.credit.text[locale], url: hotel.credit.url };
  const messages = ownMessagesOf(hotel, locale, said);
  const consents = new Map(ownConsents(messages, locale).map(({ form, version }) => [form, version]));
  const whatsApp = optional("whatsApp", said?.whatsApp, hotel.whatsApp);
  const phone = said?.phones?.main ?? hotel.phones.main;
  const address = said?.address || hotel.address[locale];
  const reservation = reservationIn(hotel, said);
  return {
    locale,
    name: said?.name || hotel.name,
    legalName: said?.legalName || hotel.legalName,
    tagline: optional("tagline", said?.tagline, hotel.tagline?.[locale]),
    address,
    postalAddress: postalAddressIn(hotel, locale, address),
    mapsUrl: said?.mapsUrl ?? hotel.mapsUrl,
    latitude: geo?.lat ?? null,
    longitude: geo?.lng ?? null,
    phone,
    drawerPhone: said?.phones?.drawer ?? (said?.phones?.main ? phone : drawerPhone(hotel, locale)),
    email: said?.email || hotel.email,
    reservation: {
      ...reservation,
      url: reservationHref(reservation.url, reservationLanguage(hotel, locale)),
    },
    timeZone: optional("timeZone", said?.timeZone, hotel.timeZone),
    clockLabel: optional("clockLabel", said?.clockLabel, hotel.clockLabel?.[locale]),
    whatsApp: whatsApp && {
      url: `https://wa.me/${whatsApp.tel.replace(/\D/g, "")}`,
      hours: whatsApp.hours ?? null,
    },
    newsletterPropertyId: hotel.propertyIds.newsletter,
    newsletterConfirmsByMail: said?.newsletter?.confirmsByMail ?? hotel.newsletter?.confirmsByMail ?? false,
    newsletterConsent: consents.get("newsletter") ?? null,
    enquiryKinds: enquiryKinds(hotel),
    enquiryWords: enquiryWordsOf(messages),
    enquiryConsent: consents.get("enquiry") ?? null,
    social: SOCIAL_NETWORKS.flatMap((network) => {
      const url = social?.[network];
      return url ? [{ network, url }] : [];
    }),
    credit: optional("credit", said?.credit, credit),
    starRating: optional("starRating", said?.starRating, hotel.starRating),
    priceRange: hotel.priceRange ?? null,
    openGraphLocales: LOCALES.map((language) => ({
      locale: language,
      name: hotel.openGraphLocales?.[language] ?? openGraphLocale(language),
    })),
    checkIn: optional("checkIn", said?.checkIn, hotel.checkIn),
    checkOut: optional("checkOut", said?.checkOut, hotel.checkOut),
    amenities: optional("amenities", said?.amenities, inLocale(hotel.amenities, locale)) ?? [],
    languagesSpoken:
      optional("languagesSpoken", said?.languagesSpoken, inLocale(hotel.languagesSpoken, locale)) ?? [],
  };
}

/**
 * Structured address; null if the displayed address (possibly the content server's) differs from the hotel file's
 * parts.
 */
function postalAddressIn({ postalAddress }: HotelFile, locale: Locale, address: string) {
  if (!postalAddress) return null;
  const { street, postalCode, locality, region, country } = postalAddress;
  const written = { street: street[locale], postalCode, locality: locality[locale], region: region[locale] };
  return Object.values(written).every((part) => address.includes(part)) ? { ...written, country } : null;
}

/**
 * Resolves an optional fact: null if the server says the hotel has none, else the server's value, else the hotel
 * file's.
 */
export function optionalFacts(said: ApiProperty | undefined) {
  const without = new Set(said?.without);
  return <Said, Own>(name: OptionalFact, ofServer: Said, ofFile: Own): NonNullable<Said | Own> | null => {
    const isSaid = !Array.isArray(ofServer) || ofServer.length > 0;
    return without.has(name) ? null : ((isSaid ? ofServer : null) ?? ofFile ?? null);
  };
}

/** File name in the media folder, address of a picture elsewhere, or a picture on the content server. */
type Name = string | { sourceUrl: string } | null | undefined;

/**
 * Pictures in one language, as returned by `locate`; falls back to the hotel file's where the server's can't be
 * fetched.
 */
function hotelPictures<Located>(
  hotel: HotelFile,
  locale: Locale,
  said: ApiProperty | undefined,
  locate: (name: Name) => Located | null,
) {
  const optional = optionalFacts(said);
  const picture = (name: OptionalFact, ofServer: Name, ofFile: Name) =>
    locate(optional(name, ofServer, ofFile)) ?? locate(optional(name, null, ofFile));
  const { logo, directionsMaps } = hotel;
  const holding = optional("holding", said?.holding, hotel.holding);
  return {
    logo: {
      light: picture("logo", said?.logo?.light, logo?.light),
      colour: picture("logo", said?.logo?.colour, logo?.colour),
    },
    icon: picture("icon", said?.icon, hotel.icon),
    chart: picture("chart", said?.chart, hotel.chart),
    directionsMap: picture("directionsMap", said?.directionsMap, hotel.directionsMap),
    localDirectionsMap: picture("localDirectionsMap", said?.localDirectionsMap, directionsMaps?.[locale]),
    holding: holding && {
      name: holding.name,
      url: holding.url,
      logoText: holding.logoText ?? null,
      logo: picture("holding", holding.logo, hotel.holding?.logo),
    },
  };
}

function locatePicture(name: Name, { apiOrigin, mediaFolder, fetched }: HotelContext): string | null {
  const address = addressOf(name);
  if (address !== null) return fetched.get(pictureAddress(address, apiOrigin))?.path ?? null;
  if (typeof name !== "string" || name === "") return null;
  return isAbsolute(name) ? name : join(mediaFolder, name);
}

/** Returns the picture's address, or null if it is a local file. */
function addressOf(name: Name): string | null {
  if (typeof name === "object") return name?.sourceUrl ?? null;
  return name !== undefined && /^https?:\/\//.test(name) ? name : null;
}
