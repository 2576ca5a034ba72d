import { isAbsolute, join, resolve } from "node:path";
import type { CreateNodeArgs, GatsbyNode } from "gatsby";
import { createRemoteFileNode } from "gatsby-source-filesystem";
import { parseEnvironment } from "../config/environment";
import {
  drawerPhone,
  type HotelFile,
  hotelMediaFolder,
  inLocale,
  readHotelFile,
  SOCIAL_NETWORKS,
} from "../config/hotel-file";
import { LOCALES, type Locale } from "../config/locales";
import { HOTEL_TYPE_DEFS } from "./hotel-schema";

/** Turns the name or address of a picture into the absolute path of its file. */
type LocatePicture = (name: string | null | undefined) => Promise<string | null>;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(HOTEL_TYPE_DEFS);
};

/** Makes one Hotel node per locale when gatsby-source-filesystem brings the hotel file. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, actions, createNodeId, createContentDigest } = args;
  const hotelFile = resolve(parseEnvironment(process.env).hotelFile);
  if (
    node.internal.type !== "File" ||
    node.sourceInstanceName !== "hotel" ||
    node.absolutePath !== hotelFile
  ) {
    return;
  }
  const hotel = readHotelFile(hotelFile);
  const pictures = await locateAll(hotel, locatePictures(hotelMediaFolder(hotelFile), args));
  for (const locale of LOCALES) {
    const fields = { ...hotelFields(hotel, locale), ...pictures };
    await actions.createNode({
      ...fields,
      id: createNodeId(`hotel-${locale}`),
      parent: node.id,
      internal: { type: "Hotel", contentDigest: createContentDigest(fields) },
    });
  }
};

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
    reservationUrl: hotel.reservationUrl,
    newsletterPropertyId: hotel.propertyIds.newsletter,
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

async function locateAll({ logo, icon, chart, directionsMap, holding }: HotelFile, locate: LocatePicture) {
  return {
    logo: { light: await locate(logo?.light), colour: await locate(logo?.colour) },
    icon: await locate(icon),
    chart: await locate(chart),
    directionsMap: await locate(directionsMap),
    holding: holding
      ? {
          name: holding.name,
          url: holding.url,
          logoText: holding.logoText ?? null,
          logo: await locate(holding.logo),
        }
      : null,
  };
}

/** Names are files of the media folder; absolute addresses are fetched. */
function locatePictures(mediaFolder: string, args: CreateNodeArgs): LocatePicture {
  const { node, actions, createNodeId, getCache, reporter } = args;
  return async (name) => {
    if (!name) return null;
    if (!/^https?:\/\//.test(name)) return isAbsolute(name) ? name : join(mediaFolder, name);
    try {
      const file = await createRemoteFileNode({
        url: name,
        parentNodeId: node.id,
        createNode: actions.createNode,
        createNodeId,
        getCache,
      });
      return file.absolutePath;
    } catch (error) {
      reporter.warn(
        `The hotel file's picture ${name} could not be fetched, so it is left out (${String(error)}).`,
      );
      return null;
    }
  };
}
