import { isAbsolute, join } from "node:path";
import type { NodeInput } from "gatsby";
import {
  drawerPhone,
  type HotelFile,
  inLocale,
  reservationOf,
  SOCIAL_NETWORKS,
} from "../../../shared/hotel-file";
import { LOCALES, type Locale } from "../../../shared/locales";
import type { NodeContext } from "./node-context";
import { pictureAddress } from "./picture-address";
import type { PictureFile } from "./pictures";
import { NODE_TYPES } from "./schema";
import { toNode } from "./to-node";

export interface HotelContext extends Pick<
  NodeContext,
  "apiOrigin" | "createNodeId" | "createContentDigest"
> {
  /** Folder of the pictures that the hotel file names. */
  mediaFolder: string;
  /** What was fetched, by address; null where it could not be. */
  fetched: ReadonlyMap<string, PictureFile | null>;
}

/** One node for each language; its pictures are absolute paths of files. */
export function buildHotelNodes(hotel: HotelFile, context: HotelContext): NodeInput[] {
  const locate = (name: Name) => locatePicture(name, context);
  return LOCALES.map((locale) => {
    const fields = { ...hotelFields(hotel, locale), ...hotelPictures(hotel, locale, locate) };
    return toNode(context.createNodeId(`hotel-${locale}`), NODE_TYPES.hotel, fields, context);
  });
}

/** The addresses of those pictures that have to be fetched. */
export function hotelPictureAddresses(hotel: HotelFile, apiOrigin: string): string[] {
  const names: Name[] = [];
  for (const locale of LOCALES) hotelPictures(hotel, locale, (name) => names.push(name));
  return names.flatMap((name) => (name && isAddress(name) ? pictureAddress(name, apiOrigin) : []));
}

/** The facts of the hotel file in one language, without its pictures. */
export function hotelFields(hotel: HotelFile, locale: Locale) {
  const { social, geo, credit } = hotel;
  return {
    locale,
    name: hotel.name,
    legalName: hotel.legalName,
    tagline: hotel.tagline?.[locale] ?? null,
    address: hotel.address[locale],
    mapsUrl: hotel.mapsUrl,
    latitude: geo?.lat ?? null,
    longitude: geo?.lng ?? null,
    phone: hotel.phones.main,
    drawerPhone: drawerPhone(hotel, locale),
    email: hotel.email,
    reservation: reservationOf(hotel),
    timeZone: hotel.timeZone ?? null,
    clockLabel: hotel.clockLabel?.[locale] ?? null,
    whatsApp: hotel.whatsApp
      ? {
          url: `https://wa.me/${hotel.whatsApp.tel.replace(/\D/g, "")}`,
          hours: hotel.whatsApp.hours ?? null,
        }
      : null,
    newsletterPropertyId: hotel.propertyIds.newsletter,
    newsletterConfirmsByMail: hotel.newsletter?.confirmsByMail ?? false,
    social: SOCIAL_NETWORKS.flatMap((network) => {
      const url = social?.[network];
      return url ? [{ network, url }] : [];
    }),
    credit: credit ? { text: credit.text[locale], url: credit.url } : null,
    starRating: hotel.starRating ?? null,
    checkIn: hotel.checkIn ?? null,
    checkOut: hotel.checkOut ?? null,
    amenities: inLocale(hotel.amenities, locale),
    languagesSpoken: inLocale(hotel.languagesSpoken, locale),
  };
}

/** Name of a file of the media folder, or address of a picture elsewhere. */
type Name = string | null | undefined;

/** The pictures of the hotel file in one language, each as `locate` answers it. */
function hotelPictures<Located>(hotel: HotelFile, locale: Locale, locate: (name: Name) => Located) {
  const { logo, icon, chart, directionsMap, directionsMaps, holding } = hotel;
  return {
    logo: { light: locate(logo?.light), colour: locate(logo?.colour) },
    icon: locate(icon),
    chart: locate(chart),
    directionsMap: locate(directionsMap),
    localDirectionsMap: locate(directionsMaps?.[locale]),
    holding: holding
      ? {
          name: holding.name,
          url: holding.url,
          logoText: holding.logoText ?? null,
          logo: locate(holding.logo),
        }
      : null,
  };
}

function locatePicture(name: Name, { apiOrigin, mediaFolder, fetched }: HotelContext): string | null {
  if (!name) return null;
  if (isAddress(name)) return fetched.get(pictureAddress(name, apiOrigin))?.path ?? null;
  return isAbsolute(name) ? name : join(mediaFolder, name);
}

function isAddress(name: string): boolean {
  return /^https?:\/\//.test(name);
}
