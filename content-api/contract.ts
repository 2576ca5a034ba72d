import { array, boolean, type InferType, type ISchema, mixed, number, type ObjectShape, string } from "yup";
import { type Kind, type NoValues, perField } from "../model/fields";
import { ROOM_FIELDS } from "../model/room";
import { MENUS } from "../shared/content-keys";
import {
  dateFormat,
  hours,
  link as safeLink,
  phone,
  phoneNumber,
  reservationParameters,
  shape,
  timeZone,
} from "../shared/hotel-fields";
import { SOCIAL_NETWORKS } from "../shared/hotel-file";
import { SHIPPED_LOCALES } from "../shared/locales";
import { MONTH } from "../shared/month";
import { day, openTimes } from "../shared/opening-hours";
import { CURRENCY, PRICE_UNITS } from "../shared/price-units";
import { fieldsOf, isRecord, isText, recordOf } from "../shared/record";
import { isTooDeep } from "./html-depth";

/**
 * The shapes of the content API's reading calls, as schemas and as the types they prove.
 * Source: the content API contract, "Shared shapes" and the calls below it.
 * Optional fields may be absent; null has been taken for that before (`normalise-answer.ts`). Fields that are not named here are ignored.
 */

/** Characters of the longest text; a page of a book has two thousand. */
const LONGEST_TEXT = 1_000_000;
/** The largest number that GraphQL's Int holds. */
const LARGEST_COUNT = 2_147_483_647;

const text = () => string().strict(true).max(LONGEST_TEXT);
const requiredText = () => text().defined().nonNullable();
const optionalText = () => text().optional();
const optionalHtml = () =>
  optionalText().test(
    "depth",
    "${path} has elements that stand more than 100 deep in each other",
    (html) => !html || !isTooDeep(html),
  );
/** Larger ones are no longer told from each other. */
const id = () =>
  number().strict(true).integer().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER).required();
const count = () => number().strict(true).integer().max(LARGEST_COUNT);
const optionalNumber = () => number().strict(true).optional();

const share = () => number().strict(true).min(0).max(1).required();

const optionalShape = <Shape extends ObjectShape>(fields: Shape) => shape(fields).optional();
const requiredShape = <Shape extends ObjectShape>(fields: Shape) => shape(fields).required();
const optionalList = <Shape extends ObjectShape>(fields: Shape) =>
  array().of(requiredShape(fields)).optional();

/** A server may speak languages that the hotel leaves out. */
const locale = () => string().strict(true).oneOf(SHIPPED_LOCALES).required();

const fileShape = {
  /** Absolute, or relative to the API's origin. */
  sourceUrl: text().required(),
  alt: optionalText(),
  width: optionalNumber().max(LARGEST_COUNT),
  height: optionalNumber().max(LARGEST_COUNT),
  /** The point that stays in view where the picture is cropped, from the left and the top: 0 to 1. */
  focal: optionalShape({ x: share(), y: share() }),
};

/** A film in a block: the block's own picture stands there until it is asked for. */
const filmShape = {
  /** MP4 with H.264, which all browsers play. */
  file: requiredShape(fileShape),
  /** The same in fewer pixels, for phones. */
  small: optionalShape(fileShape),
  /** WebVTT in the page's language. */
  captions: requiredShape(fileShape),
  /** The day since which it is shown: search engines list no film without. */
  uploaded: day().optional(),
  /** How long it takes. */
  seconds: optionalNumber().positive(),
};

const linkShape = {
  /** Site path, absolute URL, `tel:` or `mailto:`. */
  url: text().required(),
  text: requiredText(),
  target: optionalText(),
};

const metaShape = { name: optionalText(), property: optionalText(), content: requiredText() };

const partyShape = { adults: count().min(1).required(), children: count().min(0).optional() };

/** In the currency's own unit; 0 names no price. */
const amount = () => number().strict(true).min(0).required();
const currency = () => text().matches(CURRENCY, "${path} must be an ISO 4217 code, such as EUR").required();

/** Indicative, "from"; none is ever computed. */
const priceFromShape = {
  amount: amount(),
  currency: currency(),
  /** For whom, where the server says it. */
  for: optionalShape(partyShape),
  per: string().strict(true).oneOf(PRICE_UNITS).required(),
  note: optionalText(),
};

/** What a night costs one party, month by month; a month that is missing is on request. */
const pricesShape = {
  for: requiredShape(partyShape),
  currency: currency(),
  months: array()
    .of(
      requiredShape({
        month: text().matches(MONTH, "${path} must be a month, such as 2027-07").required(),
        amount: amount(),
      }),
    )
    .required(),
  note: optionalText(),
};

/** What a guest who books an offer gets, and on what terms. */
const offerShape = {
  /** What the reservation site calls it. */
  code: optionalText(),
  period: optionalText(),
  nights: optionalText(),
  included: array().of(requiredText()).optional(),
  cancellation: optionalText(),
};

const slideShape = {
  id: optionalNumber(),
  file: optionalShape(fileShape),
  title: optionalText(),
  content: optionalHtml(),
  link: optionalShape(linkShape),
  /** Of the package that the slide offers. */
  priceFrom: optionalShape(priceFromShape),
  offer: optionalShape(offerShape),
};

const sliderShape = {
  key: text().required(),
  content: optionalHtml(),
  slides: array().of(requiredShape(slideShape)).required(),
};

const hrefLangShape = { locale: locale(), url: text().required() };
const roomHrefLangShape = { locale: locale(), slug: text().required() };

/** What a page is where the API does not say it. */
const PAGE_TYPE = "PAGE";

export const pageSchema = requiredShape({
  id: id(),
  property: requiredShape({ id: id() }),
  title: requiredText(),
  type: optionalText().default(PAGE_TYPE),
  category: optionalShape({ code: text().required() }),
  metas: optionalList(metaShape),
  contents: optionalList({
    key: text().required(),
    title: optionalText(),
    subtitle: optionalText(),
    content: optionalHtml(),
    file: optionalShape(fileShape),
    link: optionalShape(linkShape),
    film: optionalShape(filmShape),
  }),
  heroSlides: optionalList(slideShape),
  sliders: optionalList(sliderShape),
  hrefLangs: optionalList(hrefLangShape),
  breadcrumbs: optionalList({
    text: requiredText(),
    url: optionalText(),
    active: boolean().strict(true).optional(),
  }),
  priceFrom: optionalShape(priceFromShape),
  options: optionalList({ key: text().required(), value: optionalText(), file: optionalShape(fileShape) }),
});

/** The paths of all pages of a language; a server need not list them. */
export const pagesSchema = array()
  .of(requiredShape({ url: text().required(), title: requiredText() }))
  .required();

export const categoryTemplateSchema = requiredShape({
  types: array()
    .of(
      requiredShape({
        id: optionalNumber(),
        subtitle: requiredText(),
        title: optionalText(),
        content: optionalHtml(),
        file: optionalShape(fileShape),
        link: optionalShape(linkShape),
      }),
    )
    .required(),
});

/** The menus that the site shows; any other type is ignored. */
export const MENU_TYPES = Object.values(MENUS);

export const menusSchema = array()
  .of(
    requiredShape({
      type: text().required(),
      items: array()
        .of(
          requiredShape({
            id: id(),
            section: text().required(),
            url: text().required(),
            text: requiredText(),
          }),
        )
        .required(),
    }),
  )
  .required();

/** The values of an answer's fields, by kind. */
export interface AnswerValues {
  words: string;
  html: string;
  wordList: string[];
  /** Words that the site does not know are ignored. */
  choices: string[];
  number: number;
  party: { adults: number; children?: number | undefined };
}

const answerFields = perField<NoValues, { [K in Kind]: ISchema<AnswerValues[K] | undefined> }>({
  words: optionalText,
  html: optionalHtml,
  wordList: () => array().of(requiredText()).optional(),
  choices: () => array().of(requiredText()).optional(),
  number: optionalNumber,
  party: () => optionalShape({ adults: count().required(), children: count().optional() }),
});

export const roomSchema = requiredShape({
  id: id(),
  /** May be empty in the list: the room is then asked for by its id. */
  slug: requiredText(),
  name: requiredText(),
  category: requiredShape({ code: text().required() }),
  priceFrom: optionalShape(priceFromShape),
  prices: optionalList(pricesShape),
  ...answerFields(ROOM_FIELDS),
  plans: optionalList({ title: optionalText(), file: requiredShape(fileShape) }),
  sliders: optionalList(sliderShape),
  hrefLangs: array().of(requiredShape(roomHrefLangShape)).required(),
  metas: optionalList(metaShape),
});

export const roomsSchema = array().of(roomSchema).required();

/** Without the room's id: the contract lets a server put the slug there, so the list's id counts. */
export const roomBySlugSchema = requiredShape({ room: roomSchema.omit(["id"]) }).transform(languagesIntoRoom);

/** A server may have a room's languages beside the room. */
function languagesIntoRoom(answer: unknown): unknown {
  const { room, hrefLangs } = fieldsOf(answer);
  const own = fieldsOf(room).hrefLangs;
  const hasOwn = Array.isArray(own) ? own.length > 0 : own !== undefined;
  return hasOwn || hrefLangs === undefined || !isRecord(room) ? answer : { room: { ...room, hrefLangs } };
}

const optionalAddress = () => safeLink().optional();

/** Facts that a hotel may do without; an empty list is none of the server's, as if it were left out. */
export type OptionalFact =
  | "tagline"
  | "geo"
  | "holding"
  | "timeZone"
  | "clockLabel"
  | "whatsApp"
  | "credit"
  | "starRating"
  | "checkIn"
  | "checkOut"
  | "logo"
  | "icon"
  | "chart"
  | "directionsMap"
  | "localDirectionsMap"
  | "openingHours"
  | "amenities"
  | "languagesSpoken";

/** The hotel's facts in one language, as the hotel file has them in all. What is there wins over the hotel file, each field as a whole. */
export const propertySchema = requiredShape({
  name: optionalText(),
  legalName: optionalText(),
  tagline: optionalText(),
  address: optionalText(),
  mapsUrl: optionalAddress(),
  geo: optionalShape({ lat: number().strict(true).required(), lng: number().strict(true).required() }),
  phones: optionalShape({
    main: phone().optional(),
    /** The number on the drawer's button in this language. */
    drawer: phone().optional(),
  }),
  email: optionalText(),
  reservation: optionalShape({
    url: safeLink().required(),
    parameters: reservationParameters().optional(),
    dateFormat: dateFormat().optional(),
  }),
  newsletter: optionalShape({ confirmsByMail: boolean().strict(true).optional() }),
  social: optionalShape(
    Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, optionalAddress()] as const)),
  ),
  credit: optionalShape({ text: requiredText(), url: safeLink().required() }),
  starRating: count().min(1).max(5).optional(),
  timeZone: timeZone().optional(),
  clockLabel: optionalText(),
  whatsApp: optionalShape({ tel: phoneNumber().required(), hours: hours().optional() }),
  checkIn: optionalText(),
  checkOut: optionalText(),
  /** When places of the hotel are open; `pages` are the paths of the pages that say so. */
  openingHours: array()
    .of(
      requiredShape({
        name: requiredText(),
        ...openTimes(),
        pages: array().of(requiredText()).optional(),
      }),
    )
    .optional(),
  /** What the site says in the hotel's own words, by message: `{ "common:book": "Reserve" }`. */
  messages: recordOf(isText).optional(),
  amenities: array().of(requiredText()).optional(),
  languagesSpoken: array().of(requiredText()).optional(),
  holding: optionalShape({
    name: text().required(),
    url: safeLink().required(),
    logoText: optionalText(),
    logo: optionalShape(fileShape),
  }),
  logo: optionalShape({ light: optionalShape(fileShape), colour: optionalShape(fileShape) }),
  icon: optionalShape(fileShape),
  chart: optionalShape(fileShape),
  directionsMap: optionalShape(fileShape),
  /** The same with the names of the language. */
  localDirectionsMap: optionalShape(fileShape),
  /** What the hotel does not have, though its hotel file may name it; words that are not known are ignored. */
  without: array().of(requiredText()).optional(),
});

export type ApiProperty = InferType<typeof propertySchema>;
export type ApiFile = InferType<ReturnType<typeof requiredShape<typeof fileShape>>>;
export type ApiLink = InferType<ReturnType<typeof requiredShape<typeof linkShape>>>;
export type ApiPriceFrom = InferType<ReturnType<typeof requiredShape<typeof priceFromShape>>>;
export type ApiPrices = InferType<ReturnType<typeof requiredShape<typeof pricesShape>>>;
export type ApiOffer = InferType<ReturnType<typeof requiredShape<typeof offerShape>>>;
export type ApiSlide = InferType<ReturnType<typeof requiredShape<typeof slideShape>>>;
export type ApiSlider = InferType<ReturnType<typeof requiredShape<typeof sliderShape>>>;
export type ApiPage = InferType<typeof pageSchema>;
export type ApiCategoryTemplate = InferType<typeof categoryTemplateSchema>;
export type ApiMenu = InferType<typeof menusSchema>[number];
export type ApiRoom = InferType<typeof roomSchema>;
export type ApiRoomBySlug = InferType<typeof roomBySlugSchema>;

/** How an address may be answered that is no page's. */
const REDIRECT_STATUSES = [301, 302, 410] as const;

/** An address of the website before. */
export const redirectSchema = requiredShape({
  from: text().required(),
  /** Nowhere, where it is gone. */
  to: optionalText(),
  status: number().strict(true).oneOf(REDIRECT_STATUSES).required(),
});

/** A server need not know any; each entry is read by itself, so that a wrong one costs no other. */
export const redirectsSchema = array().of(mixed()).required();
