import { createCalls } from "../../../content-api/calls";
import { type ApiProperty, propertySchema } from "../../../content-api/contract";
import {
  buildHotelNodes,
  hotelFields,
  hotelPictureAddresses,
} from "../../../plugins/gatsby-source-hotel/src/hotel-nodes";
import type { PictureFile } from "../../../plugins/gatsby-source-hotel/src/pictures";
import { PROPERTY_IDS } from "../../../shared/content-calls";
import { type NoValues, perField } from "../../../model/fields";
import { HOTEL_FACTS, HOTEL_MARKS } from "../../../model/hotel";
import { type FactValues, type HotelFile, parseHotelFile } from "../../../model/hotel-file";
import { readHotelFile } from "../../../toolkit/read-hotel-file";
import { type Locale, LOCALES, perLocale } from "../../../shared/locales";
import { parse } from "../../../shared/parse";
import { createFakeGatsby } from "../../support/content/fake-gatsby";
import { TEXT_SAMPLES } from "../../support/content/text-samples";

const small = readHotelFile("tests/fixtures/second-hotel/hotel.json");
const apiOrigin = "http://127.0.0.1:4000";

function nodesOf(
  hotel: HotelFile,
  fetched: [string, PictureFile | null][] = [],
  facts: Partial<Record<Locale, unknown>> = {},
) {
  const { createNodeId, createContentDigest } = createFakeGatsby().args;
  return buildHotelNodes(
    hotel,
    { facts: factsOf(facts), groups: [] },
    {
      apiOrigin,
      mediaFolder: "/hotel/media",
      fetched: new Map(fetched),
      createNodeId,
      createContentDigest,
    },
  );
}

/** Facts as parsed from a content server's responses. */
function factsOf(answers: Partial<Record<Locale, unknown>>): ReadonlyMap<Locale, ApiProperty> {
  return new Map(
    LOCALES.flatMap((locale) =>
      answers[locale] === undefined
        ? []
        : [[locale, createCalls(PROPERTY_IDS).property(locale).parse(answers[locale])] as const],
    ),
  );
}

test("the hotel file becomes one node per language, with its pictures as files in the media folder", () => {
  const hotels = nodesOf(small);
  expect(hotels.map(({ locale }) => locale)).toEqual(["en", "tr", "ru", "de"]);
  for (const hotel of hotels)
    expect(hotel).toMatchObject({ icon: null, logo: { light: "/hotel/media/mark.svg" } });
  expect(new Set(hotels.map(({ internal }) => internal.contentDigest)).size).toBe(4);
});

test("address parts are given only if they appear in the displayed address", () => {
  const pinara = readHotelFile("content/hotel.json");
  expect(hotelFields(pinara, "ru").postalAddress).toEqual({
    street: "Pinara Koyu Yolu No: 1",
    postalCode: "07980",
    locality: "Кемер",
    region: "Анталья",
    country: "TR",
  });
  const moved = parse(propertySchema, { address: "Liman Caddesi 7, 07400 Alanya, Antalya" });
  expect(hotelFields(pinara, "en", moved).postalAddress).toBeNull();
  expect(hotelFields(small, "en").postalAddress).toBeNull();
});

test("Open Graph locales are the hotel file's, else the usual ones", () => {
  const hotel = { ...small, openGraphLocales: { en: "en_GB" } };
  expect(hotelFields(hotel, "tr").openGraphLocales).toEqual([
    { locale: "en", name: "en_GB" },
    { locale: "tr", name: "tr_TR" },
    { locale: "ru", name: "ru_RU" },
    { locale: "de", name: "de_DE" },
  ]);
});

test("a picture at a URL becomes the file fetched from it, or none", () => {
  const maps = { ...perLocale(() => "map.svg"), tr: `${apiOrigin}/harita.svg`, ru: "/maps/ru.svg" };
  const logo = { light: "https://cdn.example/light.svg", colour: "https://cdn.example/gone.svg" };
  const hotel = { ...small, logo, directionsMaps: maps };
  expect([...new Set(hotelPictureAddresses(hotel, new Map(), apiOrigin))]).toEqual([
    logo.light,
    logo.colour,
    "/harita.svg",
  ]);
  const file = (path: string) => ({ path, width: 1, height: 1 });
  const hotels = nodesOf(hotel, [
    [logo.light, file("/fetched/light.svg")],
    [logo.colour, null],
    ["/harita.svg", file("/fetched/harita.svg")],
  ]);
  for (const node of hotels)
    expect(node).toMatchObject({ logo: { light: "/fetched/light.svg", colour: null }, icon: null });
  expect(hotels.map(({ localDirectionsMap }) => localDirectionsMap)).toEqual([
    "/hotel/media/map.svg",
    "/fetched/harita.svg",
    "/maps/ru.svg",
    "/hotel/media/map.svg",
  ]);
});

test("texts are in the node's language; omitted fields are null or empty lists, and the drawer shows the main number", () => {
  expect(hotelFields(small, "ru")).toMatchObject({
    locale: "ru",
    address: "Rantatie 4, 58900 Рантасалми, Финляндия",
    newsletterPropertyId: "7",
    newsletterConfirmsByMail: false,
    tagline: null,
    latitude: null,
    longitude: null,
    credit: null,
    checkIn: null,
    social: [],
    amenities: [],
    languagesSpoken: [],
    drawerPhone: { label: "+358 15 555 01", tel: "+3581555501" },
  });
});

const sample = perField<NoValues, FactValues>({
  words: () => perLocale(() => "A"),
  wordList: () => [perLocale(() => "A")],
  text: ({ format }) => (format ? TEXT_SAMPLES[format] : "A"),
  number: () => 12,
  mark: () => "a.svg",
});

test.each(Object.entries({ ...sample(HOTEL_FACTS), ...sample(HOTEL_MARKS) }))(
  "the hotel's %s may be absent or null",
  (name, value) => {
    const [full, none, absent] = [value, null, undefined].map((fact) =>
      nodesOf(parseHotelFile({ ...small, [name]: fact }, "hotel.json")),
    );
    expect(none).toEqual(absent);
    expect(none).not.toEqual(full);
  },
);

test("social links keep the footer's order", () => {
  const social = { youtube: "https://youtube.example/b", instagram: "https://instagram.example/b" };
  expect(hotelFields(parseHotelFile({ ...small, social }, "hotel.json"), "de").social).toEqual([
    { network: "instagram", url: social.instagram },
    { network: "youtube", url: social.youtube },
  ]);
});

test("the content server's facts override the hotel file in the languages it has them in", () => {
  const [english, turkish] = nodesOf(
    parseHotelFile(
      { ...small, checkIn: "14:00", tagline: { en: "A lake", tr: "Bir göl", ru: "Озеро", de: "Ein See" } },
      "hotel.json",
    ),
    [],
    {
      tr: {
        name: "Huş Gölü Evi",
        phones: { main: { label: "0850 1", tel: "+908501234567" } },
        reservation: { url: "https://ayirt.example/", parameters: { arrival: "gelis", departure: "gidis" } },
        social: {},
        amenities: ["Sauna"],
        without: ["tagline", "a word of tomorrow"],
      },
    },
  );
  expect(turkish).toMatchObject({
    name: "Huş Gölü Evi",
    tagline: null,
    address: small.address.tr,
    checkIn: "14:00",
    phone: { label: "0850 1" },
    drawerPhone: { label: "0850 1" },
    reservation: { url: "https://ayirt.example/?lang=tr", parameters: { arrival: "gelis", adults: null } },
    social: [],
    amenities: ["Sauna"],
  });
  expect(english).toMatchObject({ name: small.name, tagline: "A lake", phone: small.phones.main });
});

test("the content server's pictures are used if they were fetched, else the hotel file's", () => {
  const facts = {
    en: {
      logo: { light: { sourceUrl: "/media/new.svg" }, colour: { sourceUrl: `${apiOrigin}/media/gone.svg` } },
      localDirectionsMap: { sourceUrl: "/media/map-en.svg" },
    },
  };
  const hotel = { ...small, logo: { light: "mark.svg", colour: "mark.svg" } };
  expect(hotelPictureAddresses(hotel, factsOf(facts), apiOrigin)).toEqual(
    expect.arrayContaining(["/media/new.svg", "/media/gone.svg", "/media/map-en.svg"]),
  );
  const [english] = nodesOf(
    hotel,
    [
      ["/media/new.svg", { path: "/fetched/new.svg", width: 1, height: 1 }],
      ["/media/gone.svg", null],
      ["/media/map-en.svg", { path: "/fetched/map-en.svg", width: 1, height: 1 }],
    ],
    facts,
  );
  expect(english).toMatchObject({
    logo: { light: "/fetched/new.svg", colour: "/hotel/media/mark.svg" },
    localDirectionsMap: "/fetched/map-en.svg",
  });
});

test.each([
  ["an address that runs a script", { mapsUrl: "javascript:alert(1)" }],
  ["a phone that can not be dialled", { phones: { main: { label: "1", tel: "call us" } } }],
  ["a time zone that is none", { timeZone: "Mars/Olympus" }],
])("%s is refused as a fact", (_, answer) => {
  expect(() => factsOf({ en: answer })).toThrow();
});

test("the enquiry form gets the hotel's own words for it, the content server's before the file's", () => {
  const messages = { "enquiry:submit": { en: "Ask us" }, "common:book": { en: "Reserve" } };
  const hotel = parseHotelFile({ ...small, messages }, "hotel.json");
  expect(hotelFields(hotel, "en").enquiryWords).toEqual([{ key: "enquiry:submit", text: "Ask us" }]);
  expect(hotelFields(hotel, "de").enquiryWords).toEqual([]);
  const said = factsOf({ en: { messages: { "enquiry:submit": "Write to us" } } }).get("en");
  expect(hotelFields(hotel, "en", said).enquiryWords).toEqual([
    { key: "enquiry:submit", text: "Write to us" },
  ]);
});

test("consent wording comes only from the hotel file, with the version its text is stored under", () => {
  const words = "I agree to <notice>all</notice>.";
  const messages = { "common:newsletter.consent": { en: words }, "enquiry:consent": { en: words } };
  const hotel = parseHotelFile({ ...small, messages }, "hotel.json");
  const said = factsOf({ en: { messages: { "enquiry:consent": "I <notice>agree</notice>." } } }).get("en");
  expect(hotelFields(hotel, "en", said)).toMatchObject({
    newsletterConsent: expect.stringMatching(/^newsletter-[0-9a-f]{32}$/),
    enquiryConsent: expect.stringMatching(/^enquiry-[0-9a-f]{32}$/),
    enquiryWords: [{ key: "enquiry:consent", text: words }],
  });
  expect(hotelFields(small, "en", said)).toMatchObject({
    newsletterConsent: null,
    enquiryConsent: null,
    enquiryWords: [],
  });
});

test("the kinds of enquiries are exposed, the desks' addresses are not", () => {
  const hotel = parseHotelFile(
    { ...small, enquiry: { kinds: { other: "desk@birchlake.example", wedding: "ada@birchlake.example" } } },
    "hotel.json",
  );
  const fields = hotelFields(hotel, "en");
  expect(fields.enquiryKinds).toEqual(["wedding", "other"]);
  expect(JSON.stringify(fields)).not.toContain("ada@birchlake.example");
  expect(hotelFields(small, "en").enquiryKinds).toEqual([]);
});

test.each([
  [undefined, { en: "en", tr: "tr", ru: "ru", de: "de" }],
  [["de", "fr"], { en: "en", tr: "en", ru: "en", de: "de" }],
])("a reservation site with the languages %j opens in the page's, else in English", (languages, expected) => {
  const hotel = { ...small, reservationLanguages: languages };
  for (const node of nodesOf(hotel))
    expect(node.reservation).toMatchObject({
      url: expect.stringContaining(
        `lang=${Object.entries(expected).find(([locale]) => locale === node.locale)?.[1]}`,
      ),
    });
});
