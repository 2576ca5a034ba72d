import { array, boolean, type InferType, type ISchema, mixed, number, type ObjectShape, string } from "yup";
import { type AnswerValues, type Kind, type NoValues, perField } from "../model/fields";
import { BLOCK_TEXTS, OFFER_TERMS } from "../model/blocks";
import { HOTEL_FACTS, HOTEL_MARKS } from "../model/hotel";
import { reservationParameters } from "../model/hotel-file";
import { ROOM_FIELDS } from "../model/room";
import { MENUS } from "../shared/content-keys";
import {
  dateFormat,
  formattedText,
  hours,
  link as safeLink,
  phone,
  phoneNumber,
  shape,
} from "../shared/hotel-fields";
import { SOCIAL_NETWORKS } from "../shared/social-networks";
import { SHIPPED_LOCALES } from "../shared/locales";
import { MONTH } from "../shared/month";
import { day, openTimes } from "../shared/opening-hours";
import { CURRENCY, PRICE_UNITS } from "../shared/price-units";
import { fieldsOf, isRecord, isText, recordOf } from "../shared/record";
import { isTooDeep } from "./html-depth";

/**
 * The response shapes of the content API's read calls, as schemas and the types inferred from them.
 * Source: the content API contract, "Shared shapes" and the calls below it.
 * Optional fields may be absent; null has already been normalised to absent (`normalise-answer.ts`). Unlisted
 * fields are ignored.
 */

/** Maximum length of a text, in characters; a page of a book has two thousand. */
const LONGEST_TEXT = 1_000_000;
/** Maximum of GraphQL's Int. */
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
/** Beyond this range, integers are no longer distinct. */
const id = () =>
  number().strict(true).integer().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER).required();
const count = () => number().strict(true).integer().max(LARGEST_COUNT);
const optionalNumber = () => number().strict(true).optional();

const share = () => number().strict(true).min(0).max(1).required();

const optionalShape = <Shape extends ObjectShape>(fields: Shape) => shape(fields).optional();
const requiredShape = <Shape extends ObjectShape>(fields: Shape) => shape(fields).required();
const optionalList = <Shape extends ObjectShape>(fields: Shape) =>
  array().of(requiredShape(fields)).optional();

/** A server may offer locales that the hotel doesn't use. */
const locale = () => string().strict(true).oneOf(SHIPPED_LOCALES).required();

const fileShape = {
  /** Absolute, or relative to the API's origin. */
  sourceUrl: text().required(),
  alt: optionalText(),
  width: optionalNumber().max(LARGEST_COUNT),
  height: optionalNumber().max(LARGEST_COUNT),
  /** The focal point that stays in view when the picture is cropped, from the left and the top: 0 to 1. */
  focal: optionalShape({ x: share(), y: share() }),
  /** How far AI made it: `made` or `changed`; anything else says nothing. */
  ai: optionalText(),
};

/** A film in a block; the block's own picture is its poster until it is played. */
const filmShape = {
  /** MP4 with H.264, which all browsers play. */
  file: requiredShape(fileShape),
  /** A smaller version for phones. */
  small: optionalShape(fileShape),
  /** WebVTT in the page's language. */
  captions: requiredShape(fileShape),
  /** Upload date; search engines don't list a film without one. */
  uploaded: day().optional(),
  /** Duration. */
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

/** In the currency's main unit; 0 means no price. */
const amount = () => number().strict(true).min(0).required();
const currency = () => text().matches(CURRENCY, "${path} must be an ISO 4217 code, such as EUR").required();

/** An indicative "from" price; never computed. */
const priceFromShape = {
  amount: amount(),
  currency: currency(),
  /** The occupancy it applies to, if the server says. */
  for: optionalShape(partyShape),
  per: string().strict(true).oneOf(PRICE_UNITS).required(),
  note: optionalText(),
};

/** Nightly price for one party, by month; a missing month is on request. */
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

const answerFields = perField<NoValues, { [K in Kind]: ISchema<AnswerValues[K] | undefined> }>({
  words: optionalText,
  html: optionalHtml,
  wordList: () => array().of(requiredText()).optional(),
  text: ({ format }) => formattedText(format)?.optional() ?? optionalText(),
  choices: () => array().of(requiredText()).optional(),
  number: optionalNumber,
  party: () => optionalShape({ adults: count().required(), children: count().optional() }),
  mark: () => optionalShape(fileShape),
});

const offerShape = {
  /** The offer's code on the reservation site. */
  code: optionalText(),
  ...answerFields(OFFER_TERMS),
};

/** The fields that slides, contents and template types share. */
const blockShape = {
  file: optionalShape(fileShape),
  ...answerFields(BLOCK_TEXTS),
  link: optionalShape(linkShape),
};

const slideShape = {
  id: optionalNumber(),
  ...blockShape,
  /** Price of the package that the slide offers. */
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

/** Page type used when the API doesn't give one. */
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
    subtitle: optionalText(),
    ...blockShape,
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

/** The paths of all pages of a locale; optional for servers. */
export const pagesSchema = array()
  .of(requiredShape({ url: text().required(), title: requiredText() }))
  .required();

export const categoryTemplateSchema = requiredShape({
  types: array()
    .of(
      requiredShape({
        id: optionalNumber(),
        subtitle: requiredText(),
        ...blockShape,
      }),
    )
    .required(),
});

/** The menus the site shows; other types are ignored. */
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

export const roomSchema = requiredShape({
  id: id(),
  /** May be empty in the list: the room is then requested by its id. */
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

/** Omits the room's id: the contract lets a server put the slug there, so the list's id is used. */
export const roomBySlugSchema = requiredShape({ room: roomSchema.omit(["id"]) }).transform(languagesIntoRoom);

/** Moves a room's languages into the room: a server may send them beside it. */
function languagesIntoRoom(answer: unknown): unknown {
  const { room, hrefLangs } = fieldsOf(answer);
  const own = fieldsOf(room).hrefLangs;
  const hasOwn = Array.isArray(own) ? own.length > 0 : own !== undefined;
  return hasOwn || hrefLangs === undefined || !isRecord(room) ? answer : { room: { ...room, hrefLangs } };
}

const optionalAddress = () => safeLink().optional();

/**
 * The hotel's facts in one language, which the hotel file has in all. Fields given here override the hotel file's,
 * each as a whole.
 */
export const propertySchema = requiredShape({
  ...answerFields(HOTEL_FACTS),
  ...answerFields(HOTEL_MARKS),
  name: optionalText(),
  legalName: optionalText(),
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
  whatsApp: optionalShape({ tel: phoneNumber().required(), hours: hours().optional() }),
  /** Opening hours of places in the hotel; `pages` are the paths of the pages that show them. */
  openingHours: array()
    .of(
      requiredShape({
        name: requiredText(),
        ...openTimes(),
        pages: array().of(requiredText()).optional(),
      }),
    )
    .optional(),
  /** The hotel's own wording, by message key: `{ "common:book": "Reserve" }`. */
  messages: recordOf(isText).optional(),
  holding: optionalShape({
    name: text().required(),
    url: safeLink().required(),
    logoText: optionalText(),
    logo: optionalShape(fileShape),
  }),
  logo: optionalShape({ light: optionalShape(fileShape), colour: optionalShape(fileShape) }),
  /** The map of the contact page, labelled in the language. */
  localDirectionsMap: optionalShape(fileShape),
  /** Features the hotel lacks even if its hotel file lists them; unknown values are ignored. */
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

/** Statuses for an address that is no longer a page. */
const REDIRECT_STATUSES = [301, 302, 410] as const;

/** An address of the hotel's previous website. */
export const redirectSchema = requiredShape({
  from: text().required(),
  /** Absent if it is gone. */
  to: optionalText(),
  status: number().strict(true).oneOf(REDIRECT_STATUSES).required(),
});

/** Optional for servers; each entry is parsed separately, so that an invalid one doesn't discard the others. */
export const redirectsSchema = array().of(mixed()).required();
