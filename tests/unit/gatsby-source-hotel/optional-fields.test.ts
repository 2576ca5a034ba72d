import { isDeepStrictEqual } from "node:util";
import type { Schema, SchemaFieldDescription } from "yup";
import { createCalls } from "../../../content-api/calls";
import {
  categoryTemplateSchema,
  menusSchema,
  pageSchema,
  propertySchema,
  roomSchema,
} from "../../../content-api/contract";
import type { FoundPage, SiteContent } from "../../../content-api/model";
import { type AnswerValues, type NoValues, perField } from "../../../model/fields";
import { HOTEL_FACTS, HOTEL_MARKS } from "../../../model/hotel";
import { BLOCK_TEXTS, OFFER_TERMS } from "../../../model/blocks";
import { ROOM_FIELDS } from "../../../model/room";
import { buildHotelNodes } from "../../../plugins/gatsby-source-hotel/src/hotel-nodes";
import { buildNodes } from "../../../plugins/gatsby-source-hotel/src/nodes";
import { createKeptTexts } from "../../../plugins/gatsby-source-hotel/src/rich-text/kept-texts";
import { PROPERTY_IDS } from "../../../shared/content-calls";
import { readHotelFile } from "../../../toolkit/read-hotel-file";
import { fieldsOf } from "../../../shared/record";
import { TEXT_SAMPLES } from "../../support/content/text-samples";

const calls = createCalls(PROPERTY_IDS);
const hotel = readHotelFile("content/hotel.json");
const texts = createKeptTexts();

const FILE = {
  sourceUrl: "/media/a.jpg",
  alt: "Sea",
  width: 40,
  height: 30,
  focal: { x: 0.2, y: 0.5 },
  ai: "made",
};
const LINK = { url: "/", text: "Home", target: "_blank" };
const PARTY = { adults: 2, children: 1 };
const PRICE = { amount: 90, currency: "EUR", for: PARTY, per: "night", note: "from" };
const sample = perField<NoValues, AnswerValues>({
  words: () => "A",
  html: () => "<p>a</p>",
  wordList: () => ["A"],
  text: ({ format }) => (format ? TEXT_SAMPLES[format] : "A"),
  choices: ({ of }) => [...of],
  number: ({ min }) => min,
  party: () => PARTY,
  mark: () => FILE,
});
const OFFER = { code: "A", ...sample(OFFER_TERMS) };
const METAS = [{ name: "description", property: "og:description", content: "Text" }];
const SLIDE = {
  id: 1,
  file: FILE,
  ...sample(BLOCK_TEXTS),
  link: LINK,
  priceFrom: PRICE,
  offer: OFFER,
};
const SLIDERS = [{ key: "OFFERS", content: "<p>a</p>", slides: [SLIDE] }];

const PAGE = {
  id: 1,
  property: { id: 1 },
  title: "Home",
  type: "PAGE",
  category: { code: "HOME" },
  metas: METAS,
  contents: [
    {
      key: "SECTION",
      subtitle: "B",
      ...sample(BLOCK_TEXTS),
      file: FILE,
      link: LINK,
      film: { file: FILE, small: FILE, captions: FILE, uploaded: "2026-05-01", seconds: 30 },
    },
  ],
  heroSlides: [SLIDE],
  sliders: SLIDERS,
  hrefLangs: [{ locale: "en", url: "/" }],
  breadcrumbs: [{ text: "Home", url: "/", active: true }],
  priceFrom: PRICE,
  options: [{ key: "HEADER_IMAGE", value: "a", file: FILE }],
};

const ROOM = {
  id: 7,
  slug: "garden",
  name: "Garden",
  category: { code: "suite" },
  priceFrom: PRICE,
  prices: [{ for: PARTY, currency: "EUR", months: [{ month: "2027-07", amount: 90 }], note: "a" }],
  ...sample(ROOM_FIELDS),
  plans: [{ title: "A", file: FILE }],
  sliders: SLIDERS,
  hrefLangs: [{ locale: "en", slug: "garden" }],
  metas: METAS,
};

const MENUS = [{ type: "HEADER", items: [{ id: 1, section: "COL_1", url: "/", text: "Home" }] }];
const TYPE = { id: 1, subtitle: "PHONE", ...sample(BLOCK_TEXTS), file: FILE, link: LINK };
const TEMPLATE = { types: [TYPE] };

const PHONE = { label: "01", tel: "+441234567890" };
const SOMEWHERE = "https://elsewhere.example/";
const DAILY = { from: "08:00", to: "20:00" };

const FACTS = {
  ...sample(HOTEL_FACTS),
  ...sample(HOTEL_MARKS),
  name: "A",
  legalName: "A",
  address: "A",
  mapsUrl: SOMEWHERE,
  geo: { lat: 1, lng: 1 },
  phones: { main: PHONE, drawer: PHONE },
  email: "a@hotel.example",
  reservation: {
    url: SOMEWHERE,
    parameters: {
      arrival: "a",
      departure: "d",
      adults: "n",
      children: "c",
      childAges: "g",
      room: "r",
      offer: "o",
    },
    dateFormat: "DD.MM.YYYY",
  },
  newsletter: { confirmsByMail: true },
  social: { instagram: SOMEWHERE, facebook: SOMEWHERE, x: SOMEWHERE, vk: SOMEWHERE, youtube: SOMEWHERE },
  credit: { text: "A", url: SOMEWHERE },
  starRating: 4,
  whatsApp: { tel: PHONE.tel, hours: DAILY },
  openingHours: [
    { name: "A", days: ["mon"], ...DAILY, season: { from: "2028-05-01", to: "2028-06-01" }, pages: ["/"] },
  ],
  messages: { "common:book": "Reserve" },
  holding: { name: "A", url: SOMEWHERE, logoText: "A", logo: FILE },
  logo: { light: FILE, colour: FILE },
  localDirectionsMap: FILE,
  without: ["tagline"],
};

/** Parsers of the API calls' responses. */
const READ = {
  page: calls.page("/", "en").parse,
  template: calls.categoryTemplate(1, "contact", "en").parse,
  menus: calls.menus("en").parse,
  room: (room: unknown) => calls.roomBySlug("garden", "en").parse({ room }).room,
  facts: calls.property("en").parse,
};

const ALL = {
  page: READ.page(PAGE),
  template: READ.template(TEMPLATE),
  menus: READ.menus(MENUS),
  room: READ.room(ROOM),
  facts: READ.facts(FACTS),
};

/** Result of building a hotel with one page and one room. */
function nodesOf(changed: Partial<typeof ALL>) {
  const { page, template, menus, room, facts } = { ...ALL, ...changed };
  const home: FoundPage = { locale: "en", path: "/", answer: page, categoryTemplate: template };
  const content: SiteContent = {
    groups: [{ route: "/", layout: "detail-pages", pages: new Map([["en", home]]) }],
    aliases: new Map(),
    rooms: new Map([["en", [{ locale: "en", path: "/garden", answer: { id: 7, ...room } }]]]),
    property: 1,
    menus: [{ property: 1, locale: "en", menus }],
    facts: new Map([["en", facts]]),
  };
  const apiOrigin = "http://127.0.0.1:4000";
  const make = { apiOrigin, createNodeId: (name: string) => name, createContentDigest: () => "" };
  const context = { ...make, locales: ["en" as const], origins: [apiOrigin], hotel, texts };
  const fetched = new Map([["/media/a.jpg", { path: "/a.jpg", width: 40, height: 30 }]]);
  const hotelNodes = changed.facts && buildHotelNodes(hotel, content, { ...make, fetched, mediaFolder: "" });
  return [buildNodes(content, context), hotelNodes];
}

/** Paths of a schema's optional fields; in a list, those of its first item. */
function optionalFields(field: SchemaFieldDescription, path: readonly string[] = []): string[][] {
  if ("fields" in field)
    return Object.entries(field.fields).flatMap(([name, inner]) => [
      ...("optional" in inner && inner.optional ? [[...path, name]] : []),
      ...optionalFields(inner, [...path, name]),
    ]);
  if (!("innerType" in field) || !field.innerType) return [];
  return [field.innerType].flat().flatMap((inner) => optionalFields(inner, [...path, "0"]));
}

/** A copy with another value at the path; undefined omits the field. Throws if there is nothing to replace. */
function withField(value: unknown, [name, ...rest]: readonly string[], other: unknown): unknown {
  if (name === undefined) return other;
  if (Array.isArray(value))
    return value.map((item, index) => (index === Number(name) ? withField(item, rest, other) : item));
  const { [name]: field, ...others } = fieldsOf(value);
  if (field === undefined) throw new Error(`The sample has no field ${name}: add it.`);
  const replaced = withField(field, rest, other);
  return replaced === undefined ? others : { ...others, [name]: replaced };
}

function isList(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return Array.isArray(value);
  return isList(Array.isArray(value) ? value[Number(name)] : fieldsOf(value)[name], rest);
}

test.each<[string, Pick<Schema, "describe">, unknown, (answer: unknown) => unknown]>([
  ["page", pageSchema, PAGE, (answer) => nodesOf({ page: READ.page(answer) })],
  ["template", categoryTemplateSchema, TEMPLATE, (answer) => nodesOf({ template: READ.template(answer) })],
  ["menus", menusSchema, MENUS, (answer) => nodesOf({ menus: READ.menus(answer) })],
  ["room", roomSchema, ROOM, (answer) => nodesOf({ room: READ.room(answer) })],
  ["facts", propertySchema, FACTS, (answer) => nodesOf({ facts: READ.facts(answer) })],
])(
  "absent, null and empty lists are equivalent in every optional field of the %s response",
  (_, schema, full, made) => {
    const differing = optionalFields(schema.describe()).flatMap((path) => {
      const absent = made(withField(full, path, undefined));
      const others = [null, ...(isList(full, path) ? [[]] : [])];
      return others
        .filter((other) => !isDeepStrictEqual(made(withField(full, path, other)), absent))
        .map((other) => `${path.join(".")}: ${JSON.stringify(other)}`);
    });
    expect(differing).toEqual([]);
  },
);
