import { isAbsolute, join } from "node:path";
import type { NodeInput } from "gatsby";
import type { ApiProperty } from "../../../content-api/contract";
import { pageOf, type SiteContent } from "../../../content-api/model";
import { reservationIn } from "../../../content-api/reservation";
import { drawerPhone, enquiryKinds, type HotelFile, reservationLanguage } from "../../../model/hotel-file";
import { type AnswerValues, perField } from "../../../model/fields";
import { HOTEL_FACTS } from "../../../model/hotel";
import { factsIn, isNone } from "../../../model/hotel-facts";
import { ownConsents } from "../../../languages/own-consents";
import { isConsentMessage } from "../../../shared/consent-versions";
import { reservationHref } from "../../../shared/reservation-url";
import { LOCALES, type Locale } from "../../../shared/locales";
import { type OwnMessages, ownMessagesIn } from "../../../shared/own-messages";
import { ROOMS_PARENT, VENUES_PARENT } from "../../../shared/routes";
import { openGraphLocale } from "../../../shared/open-graph-locale";
import { SOCIAL_NETWORKS } from "../../../shared/social-networks";
import type { NodeContext } from "./node-context";
import { pictureAddress } from "../../../content-api/picture-address";
import type { PictureFile } from "./pictures";
import { NODE_TYPES } from "./schema";
import { pageId, toNode } from "./to-node";
import { venueHours } from "./venue-hours";

/** The content server's facts about the hotel, by language. */
type Facts = ReadonlyMap<Locale, ApiProperty>;

interface HotelContext extends Pick<NodeContext, "apiOrigin" | "createNodeId" | "createContentDigest"> {
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
  const venues = LOCALES.flatMap((locale) => pageOf(groups, VENUES_PARENT, locale)?.path ?? []);
  return LOCALES.map((locale) => {
    const said = facts.get(locale);
    const fields = {
      ...hotelFields(hotel, locale, said),
      ...hotelPictures(hotel, locale, said, locate),
      messages: ownMessagesOf(hotel, locale, said),
      venueHours: venueHours(factsOf(hotel, locale, said).facts.openingHours ?? [], venues),
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
  const { facts } = factsOf(hotel, locale, said);
  const { geo, whatsApp } = facts;
  const social = said?.social ?? hotel.social;
  const messages = ownMessagesOf(hotel, locale, said);
  const consents = new Map(ownConsents(messages, locale).map(({ form, version }) => [form, version]));
  const phone = said?.phones?.main ?? hotel.phones.main;
  const address = said?.address || hotel.address[locale];
  const reservation = reservationIn(hotel, said);
  return {
    locale,
    name: said?.name || hotel.name,
    legalName: said?.legalName || hotel.legalName,
    ...factFields(HOTEL_FACTS, facts),
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
    whatsApp: whatsApp
      ? { url: `https://wa.me/${whatsApp.tel.replace(/\D/g, "")}`, hours: whatsApp.hours ?? null }
      : null,
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
    credit: facts.credit ?? null,
    starRating: facts.starRating ?? null,
    priceRange: hotel.priceRange ?? null,
    openGraphLocales: LOCALES.map((language) => ({
      locale: language,
      name: hotel.openGraphLocales?.[language] ?? openGraphLocale(language),
    })),
  };
}

interface FactFields {
  words: string | null;
  wordList: string[];
  text: string | null;
  number: number | null;
}

const factFields = perField<AnswerValues, FactFields>({
  words: (_field, words) => words ?? null,
  wordList: (_field, list) => list ?? [],
  text: (_field, text) => text ?? null,
  number: (_field, number) => number ?? null,
});

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
 * The optional facts: those of the hotel file, and `facts` with the server's before them. Neither has what the server
 * says the hotel lacks.
 */
export function factsOf(hotel: HotelFile, locale: Locale, said: ApiProperty = {}) {
  const { without = [] } = said;
  const own = knownFacts(
    factsIn<Name>(hotel, locale, (name) => name),
    without,
  );
  return { own, facts: { ...own, ...knownFacts(said, without) } };
}

/** Leaves out facts without a value, and those of these names. */
function knownFacts<Facts extends object>(facts: Facts, without: readonly string[]): Partial<Facts> {
  const known: Partial<Facts> = { ...facts };
  for (const [name, value] of Object.entries(facts))
    if (without.includes(name) || isNone(value)) Reflect.deleteProperty(known, name);
  return known;
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
  const { own, facts } = factsOf(hotel, locale, said);
  const either = (fact: Name, ownFact: Name) => locate(fact) ?? locate(ownFact);
  const { logo, holding } = facts;
  return {
    logo: { light: either(logo?.light, own.logo?.light), colour: either(logo?.colour, own.logo?.colour) },
    icon: either(facts.icon, own.icon),
    chart: either(facts.chart, own.chart),
    directionsMap: either(facts.directionsMap, own.directionsMap),
    localDirectionsMap: either(facts.localDirectionsMap, own.localDirectionsMap),
    holding: holding
      ? {
          name: holding.name,
          url: holding.url,
          logoText: holding.logoText ?? null,
          logo: either(holding.logo, own.holding?.logo),
        }
      : null,
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
