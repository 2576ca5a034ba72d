import { isAbsolute, join, parse } from "node:path";
import type { CreateNodeArgs, GatsbyNode } from "gatsby";
import { createFileNodeFromBuffer } from "gatsby-source-filesystem";
import { createHttpGet } from "../content-api/http";
import { describeHttpError } from "../content-api/http-errors";
import {
  drawerPhone,
  type HotelFile,
  hotelMediaFolder,
  inLocale,
  readHotelFile,
  reservationOf,
  SOCIAL_NETWORKS,
} from "../shared/hotel-file";
import { LOCALES, type Locale, perLocale } from "../shared/locales";
import { environment } from "./environment";
import { HOTEL_TYPE_DEFS } from "./hotel-schema";

/** Turns the name or address of a picture into the absolute path of its file. */
type LocatePicture = (name: string | null | undefined) => Promise<string | null>;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(HOTEL_TYPE_DEFS);
};

/** Makes one Hotel node per locale when gatsby-source-filesystem brings the hotel file. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node, actions, createNodeId, createContentDigest } = args;
  const { absolutePath: hotelFile, internal, sourceInstanceName } = node;
  if (internal.type !== "File" || sourceInstanceName !== "hotel" || typeof hotelFile !== "string") return;
  const hotel = readHotelFile(hotelFile);
  const locate = locatePictures(hotelMediaFolder(hotelFile), args);
  const pictures = await locateAll(hotel, locate);
  const maps = await locateMaps(hotel, locate);
  for (const locale of LOCALES) {
    const { [locale]: localDirectionsMap } = maps;
    const fields = { ...hotelFields(hotel, locale), ...pictures, localDirectionsMap };
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

/** The directions map with the names of each language, where there are such. */
async function locateMaps({ directionsMaps }: HotelFile, locate: LocatePicture) {
  const maps = await Promise.all(
    LOCALES.map(async (locale) => [locale, await locate(directionsMaps?.[locale])] as const),
  );
  const located = new Map(maps);
  return perLocale((locale) => located.get(locale) ?? null);
}

/** Names are files of the media folder; absolute addresses are fetched, from where pictures may come from. */
function locatePictures(mediaFolder: string, args: CreateNodeArgs): LocatePicture {
  const { node, actions, createNodeId, getCache, reporter } = args;
  const { contentApiUrl, contentAccess, siteUrl } = environment;
  const get = createHttpGet(contentApiUrl ?? siteUrl, { ...contentAccess, retries: 1 });

  async function fetchPicture(url: string): Promise<string> {
    const { status, body } = await get(url, { kind: "picture" });
    if (status !== 200) throw new Error(`status ${status}`);
    const { name, ext } = parse(new URL(url).pathname);
    const { absolutePath } = await createFileNodeFromBuffer({
      buffer: body,
      name,
      ext,
      parentNodeId: node.id,
      createNode: actions.createNode,
      createNodeId,
      getCache,
    });
    return absolutePath;
  }

  return async (name) => {
    if (!name) return null;
    if (!/^https?:\/\//.test(name)) return isAbsolute(name) ? name : join(mediaFolder, name);
    try {
      return await fetchPicture(name);
    } catch (error) {
      reporter.warn(
        `The hotel file's picture ${name} could not be fetched, so it is left out: ${describeHttpError(error)}.`,
      );
      return null;
    }
  };
}
