import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { array, type InferType, number, object, type ObjectShape, string, ValidationError } from "yup";
import type { Locale } from "./locales";

const text = () => string().strict(true);
const shape = <Shape extends ObjectShape>(fields: Shape) => object(fields).default(undefined);
const localised = () =>
  shape({ en: text().required(), tr: text().required(), ru: text().required(), de: text().required() });
const phone = () =>
  shape({
    label: text().required(),
    tel: text()
      .matches(/^\+\d{8,15}$/, "${path} must be E.164, such as +441234567890")
      .required(),
  });

const hotelFileSchema = shape({
  name: text().required(),
  legalName: text().required(),
  tagline: localised().nullable(),
  logo: shape({ light: text().nullable(), colour: text().nullable() }).nullable(),
  icon: text().nullable(),
  /** Of the browser's own surfaces around the site. */
  colours: shape({ theme: text().required(), background: text().required() }).nullable(),
  chart: text().nullable(),
  directionsMap: text().nullable(),
  holding: shape({
    name: text().required(),
    url: text().required(),
    logoText: text().nullable(),
    logo: text().nullable(),
  }).nullable(),
  address: localised().required(),
  mapsUrl: text().required(),
  geo: shape({ lat: number().strict(true).required(), lng: number().strict(true).required() }).nullable(),
  phones: shape({
    main: phone().required(),
    drawer: shape({
      en: phone().optional(),
      tr: phone().optional(),
      ru: phone().optional(),
      de: phone().optional(),
      default: phone().optional(),
    }).nullable(),
  }).required(),
  email: text().required(),
  reservationUrl: text().required(),
  propertyIds: shape({
    pages: number().strict(true).integer().default(1),
    rooms: number().strict(true).integer().default(2),
    newsletter: text().default("1"),
  }).default({ pages: 1, rooms: 2, newsletter: "1" }),
  social: shape({
    instagram: text().nullable(),
    facebook: text().nullable(),
    x: text().nullable(),
    vk: text().nullable(),
    youtube: text().nullable(),
  }).nullable(),
  credit: shape({ text: localised().required(), url: text().required() }).nullable(),
  starRating: number().strict(true).integer().min(1).max(5).nullable(),
  checkIn: text().nullable(),
  checkOut: text().nullable(),
  amenities: array().of(localised().required()).nullable(),
  languagesSpoken: array().of(localised().required()).nullable(),
}).required();

export type HotelFile = InferType<typeof hotelFileSchema>;
export type LocalisedText = Record<Locale, string>;

/** The social networks the footer links to, in its order. */
export const SOCIAL_NETWORKS = ["instagram", "facebook", "x", "vk", "youtube"] as const;

/** The brand's tokens beside the hotel file; a hotel need not bring them. */
export function hotelTokensFile(hotelFile: string): string {
  return join(dirname(hotelFile), "tokens.json");
}

/** Folder of the pictures that the hotel file names. */
export function hotelMediaFolder(hotelFile: string): string {
  return join(dirname(hotelFile), "media");
}

/**
 * Reads and parses the hotel file (HOTEL_FILE), the site's own facts.
 * Throws one error that names the file and every field that is wrong.
 */
export function readHotelFile(file: string): HotelFile {
  let source: unknown;
  try {
    source = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(
      `${file}: can not be read as JSON (${reason(error)}). Set HOTEL_FILE to the hotel's JSON file.`,
    );
  }
  return parseHotelFile(source, file);
}

export function parseHotelFile(source: unknown, file: string): HotelFile {
  try {
    return hotelFileSchema.validateSync(source, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`${file} is not a valid hotel file. Mend these fields:\n- ${error.errors.join("\n- ")}`);
  }
}

/** The drawer's phone in a language: its own, else the default one, else the main number. */
export function drawerPhone(hotel: HotelFile, locale: Locale): { label: string; tel: string } {
  const { drawer, main } = hotel.phones;
  return drawer?.[locale] ?? drawer?.default ?? main;
}

/** One localised list in one language. */
export function inLocale(list: LocalisedText[] | null | undefined, locale: Locale): string[] {
  return (list ?? []).map((leaf) => leaf[locale]);
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
