import { dirname, join } from "node:path";
import { array, boolean, type InferType, type ISchema, mixed, number, ValidationError } from "yup";
import { ISO_DATE } from "../shared/date-format";
import { ENQUIRY_KINDS, type EnquiryKind, isEnquiryKind } from "../shared/enquiry";
import {
  countryCode,
  dateFormat,
  formattedText,
  hours,
  link,
  mailAddress,
  openGraphLocale,
  phone,
  phoneNumber,
  shape,
  starRating,
  takesParameters,
  text,
} from "../shared/hotel-fields";
import { hotelLanguages, withUnspoken } from "../shared/hotel-languages";
import { knownSlugs } from "../shared/known-slugs";
import {
  type Locale,
  LOCALES,
  isLocale,
  perLocale,
  USUAL_BOOK_BY_PHONE,
  USUAL_RESERVATION_LANGUAGES,
} from "../shared/locales";
import { openTimes, shownOn } from "../shared/opening-hours";
import { localOwnMessages } from "../shared/own-messages";
import { parse } from "../shared/parse";
import { isRecord } from "../shared/record";
import { SOCIAL_NETWORKS } from "../shared/social-networks";
import { hotelTags } from "../shared/tags/hotel-tags";
import { verification } from "../shared/verification";
import { type NoValues, perField } from "./fields";
import { HOTEL_FACTS, HOTEL_MARKS, RESERVATION_EXTRAS } from "./hotel";

const localised = () => shape(perLocale(() => text().required())).transform(withUnspoken);

const locale = () =>
  mixed(isLocale).typeError(`\${path} must be a language of the hotel: one of ${LOCALES.join(", ")}`);

/** The values of the hotel's facts, by kind. */
export interface FactValues {
  words: LocalisedText;
  wordList: LocalisedText[];
  text: string;
  number: number;
  mark: string;
}

const facts = perField<NoValues, { [K in keyof FactValues]: ISchema<FactValues[K] | null | undefined> }>({
  words: () => localised().nullable(),
  wordList: () => array().of(localised().required()).nullable(),
  text: ({ format }) => (formattedText(format) ?? text()).nullable(),
  number: ({ min }) => number().strict(true).min(min).nullable(),
  mark: () => text().nullable(),
});

/** The reservation site's query parameters for dates and guests. */
export const reservationParameters = () =>
  shape({ arrival: text().required(), departure: text().required(), ...facts(RESERVATION_EXTRAS) });

/** The reservation site, with the names of its query parameters if it takes dates and guests. */
const reservation = () =>
  shape({
    url: link().nullable(),
    parameters: reservationParameters().nullable(),
    dateFormat: dateFormat().nullable(),
  });

/** The parts of the address, localised if they differ by language. */
export const postalAddress = () =>
  shape({
    street: localised().required(),
    postalCode: text().required(),
    locality: localised().required(),
    region: localised().required(),
    country: countryCode().required(),
  });

/** Open Graph names of the site's locales. */
export const openGraphLocales = () => shape(perLocale(() => openGraphLocale().nullable()));

/** The recipient of enquiries of each kind; kinds not listed are not offered. */
export const enquiry = () =>
  shape({
    kinds: shape(Object.fromEntries(ENQUIRY_KINDS.map((kind) => [kind, mailAddress()] as const)))
      .test(
        "kinds",
        `\${path} must name the desk of at least one of ${ENQUIRY_KINDS.join(", ")}, and of nothing else`,
        (kinds) => {
          const names = Object.keys(kinds ?? {});
          return kinds === undefined || (names.length > 0 && names.every(isEnquiryKind));
        },
      )
      .required(),
    /** Language of the mails to the desks. */
    language: text().oneOf(LOCALES),
  });

const PROPERTY_IDS_LEFT_OUT = { pages: 1, rooms: 2, newsletter: "1" };

/** Settings made once by the site's builder. */
export const hotelSettings = () => ({
  languages: hotelLanguages().nullable(),
  slugs: knownSlugs().nullable(),
  /** The parts of the address for search engines, each written as in the address. */
  postalAddress: postalAddress().nullable(),
  propertyIds: shape({
    pages: number().strict(true).integer().default(1),
    rooms: number().strict(true).integer().default(2),
    newsletter: text().default("1"),
  })
    // A strict field doesn't apply its own default.
    .transform((ids: unknown) => (isRecord(ids) ? { ...PROPERTY_IDS_LEFT_OUT, ...ids } : ids))
    .default(PROPERTY_IDS_LEFT_OUT),
  /** Recipients of the website's enquiries; if absent, there is no enquiry form. */
  enquiry: enquiry().nullable(),
  /** Price range of a night, for display: `€100–400`. */
  priceRange: text().nullable(),
  /** Open Graph names of the site's locales, if they differ from the usual ones. */
  openGraphLocales: openGraphLocales().nullable(),
  /** Languages without "Book now", even if the reservation site has them: their guests book by phone. */
  bookByPhone: array().of(locale().required()).nullable(),
  /** The reservation site's languages; it opens in English for any other. */
  reservationLanguages: array()
    .of(
      text()
        .matches(/^[a-z]{2,3}$/, "${path} must be a language's code, such as de")
        .required(),
    )
    .nullable(),
  /** Third-party analytics, advertising and chat services. */
  tags: hotelTags().nullable(),
  /** Search engines' site verification tokens. */
  verification: verification().nullable(),
});

/** The format of the hotel file. */
export const hotelFileSchema = shape({
  ...hotelSettings(),
  ...facts(HOTEL_FACTS),
  ...facts(HOTEL_MARKS),
  name: text().required(),
  legalName: text().required(),
  logo: shape({ light: text().nullable(), colour: text().nullable() }).nullable(),
  /** Colours of the browser's own UI around the site. */
  colours: shape({ theme: text().required(), background: text().required() }).nullable(),
  /** The map of the contact page, labelled in each language. */
  directionsMaps: localised().nullable(),
  holding: shape({
    name: text().required(),
    url: link().required(),
    logoText: text().nullable(),
    logo: text().nullable(),
  }).nullable(),
  address: localised().required(),
  mapsUrl: link().required(),
  geo: shape({ lat: number().strict(true).required(), lng: number().strict(true).required() }).nullable(),
  phones: shape({
    main: phone().required(),
    drawer: shape({ ...perLocale(() => phone().optional()), default: phone().optional() }).nullable(),
  }).required(),
  email: text().required(),
  /** URL of the reservation site, if not given in `reservation`. */
  reservationUrl: link().nullable(),
  reservation: reservation().nullable(),
  newsletter: shape({
    /** True if the signup server asks subscribers by mail to confirm (double opt-in). */
    confirmsByMail: boolean().strict(true).nullable(),
  }).nullable(),
  social: shape(
    Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, link().nullable()] as const)),
  ).nullable(),
  credit: shape({ text: localised().required(), url: link().required() }).nullable(),
  starRating: starRating().nullable(),
  /** A WhatsApp number, and its desk's hours in the hotel's time zone. */
  whatsApp: shape({
    tel: phoneNumber().required(),
    hours: hours().nullable(),
  }).nullable(),
  /** Opening hours of places in the hotel, and the pages that show them. */
  openingHours: array()
    .of(shape({ name: localised().required(), ...openTimes(), pages: shownOn() }).required())
    .nullable(),
  /** The hotel's own wording of the site's messages. */
  messages: localOwnMessages().nullable(),
})
  .test("reservation", "reservation.url is missing", (hotel) => reservationAddress(hotel) !== "")
  .test(
    "form-target",
    "reservation.url must be an https: address, because parameters are named",
    (hotel) => !hotel?.reservation?.parameters || takesParameters(reservationAddress(hotel)),
  )
  .required();

export type HotelFile = InferType<typeof hotelFileSchema>;
export type LocalisedText = Record<Locale, string>;

/** The brand's tokens file beside the hotel file; optional. */
export function hotelTokensFile(hotelFile: string): string {
  return join(dirname(hotelFile), "tokens.json");
}

/** Folder of the pictures that the hotel file refers to. */
export function hotelMediaFolder(hotelFile: string): string {
  return join(dirname(hotelFile), "media");
}

/** Throws one error that names the file and every invalid field. */
export function parseHotelFile(source: unknown, file: string): HotelFile {
  try {
    return parse(hotelFileSchema, source, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`${file} is not a valid hotel file. Mend these fields:\n- ${error.errors.join("\n- ")}`);
  }
}

/** The drawer's phone in a locale: its own, else the default one, else the main number. */
export function drawerPhone(hotel: HotelFile, locale: Locale): { label: string; tel: string } {
  const { drawer, main } = hotel.phones;
  return drawer?.[locale] ?? drawer?.default ?? main;
}

const extras = perField<FactValues, { text: string | null }>({ text: (_field, name) => name ?? null });

/** The reservation site's settings; without parameters it is a plain link. */
export function reservationOf(hotel: HotelFile) {
  const { parameters, dateFormat } = hotel.reservation ?? {};
  return {
    url: reservationAddress(hotel),
    dateFormat: dateFormat ?? ISO_DATE,
    parameters: parameters
      ? {
          arrival: parameters.arrival,
          departure: parameters.departure,
          ...extras(RESERVATION_EXTRAS, parameters),
        }
      : null,
  };
}

interface Addresses {
  reservation?: { url?: string | null } | null | undefined;
  reservationUrl?: string | null | undefined;
}

/** Address of the reservation site; empty if there is none. */
export function reservationAddress(hotel: Addresses | undefined): string {
  return hotel?.reservation?.url ?? hotel?.reservationUrl ?? "";
}

/** The language in which the reservation site opens from a page. */
export function reservationLanguage(
  { reservationLanguages }: Pick<HotelFile, "reservationLanguages">,
  locale: Locale,
): string {
  return (reservationLanguages ?? USUAL_RESERVATION_LANGUAGES).includes(locale) ? locale : "en";
}

/** The hotel's languages in which "Book now" is hidden. */
export function bookByPhone(hotel: HotelFile): readonly Locale[] {
  return hotel.bookByPhone ?? USUAL_BOOK_BY_PHONE.filter((locale) => LOCALES.includes(locale));
}

/** The kinds of enquiries the website's form offers; none without a desk. */
export function enquiryKinds({ enquiry }: HotelFile): EnquiryKind[] {
  return ENQUIRY_KINDS.filter((kind) => enquiry?.kinds[kind]);
}

/** The address that receives enquiries of a kind, by default the hotel's own. */
export function enquiryDesk({ enquiry, email }: HotelFile, kind: EnquiryKind): string {
  return enquiry?.kinds[kind] ?? email;
}
