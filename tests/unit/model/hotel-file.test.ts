import { bookByPhone, drawerPhone, parseHotelFile, reservationOf } from "../../../model/hotel-file";
import { readHotelFile } from "../../../toolkit/read-hotel-file";

const hotel = readHotelFile("content/hotel.json");
const second = readHotelFile("tests/fixtures/second-hotel/hotel.json");

/** The embedded hotel's file with other fields, as parsed. */
const parse = (fields: object, own: object = hotel) => parseHotelFile({ ...own, ...fields }, "x/hotel.json");

test("the drawer's phone number is the language's own, else the default one, else the main one", () => {
  expect(drawerPhone(hotel, "tr")).not.toEqual(drawerPhone(hotel, "de"));
  expect(drawerPhone(second, "tr")).toEqual(second.phones.main);
});

test("guests book by phone in the languages that the hotel names, else in the usual ones it uses", () => {
  expect(bookByPhone(second)).toEqual(["tr"]);
  expect(bookByPhone({ ...second, bookByPhone: ["ru", "de"] })).toEqual(["ru", "de"]);
  expect(bookByPhone({ ...second, bookByPhone: [] })).toEqual([]);
});

test("an invalid file is refused, naming it and every faulty field", () => {
  const wrong = {
    starRating: 9,
    address: undefined,
    postalAddress: { ...hotel.postalAddress, country: "Turkey" },
  };
  for (const words of [
    "x/hotel.json is not",
    "starRating",
    "- address",
    "postalAddress.country must be a country",
  ])
    expect(() => parse(wrong)).toThrow(words);
  expect(() => readHotelFile("no/such/hotel.json")).toThrow(
    /^There is no file \/.*no\/such\/hotel\.json\. Set HOTEL_FILE to .*\.$/,
  );
});

test("the reservation site is a plain link or names its parameters for dates and guests", () => {
  expect(reservationOf(second)).toEqual({
    url: "https://book.birchlake.example/",
    dateFormat: "YYYY-MM-DD",
    parameters: null,
  });
  expect(reservationOf(hotel).parameters).toMatchObject({ arrival: "from" });
  expect(() => parse({ reservationUrl: undefined }, second)).toThrow("reservation.url is missing");
});

const hours = (wrong: object) => ({ openingHours: [{ ...hotel.openingHours?.[0], ...wrong }] });
const season = (from: string, to: string) => hours({ season: { from, to } });
const desk = (kinds: object) => ({ enquiry: { kinds } });

test.each<[string, object]>([
  ["phones.main.tel must be E.164", { phones: { main: { label: "1", tel: "0242" } } }],
  ["bookByPhone[0] must be a language of the hotel: one of en, tr, ru, de", { bookByPhone: ["it"] }],
  ["openGraphLocales.en must be a language", { openGraphLocales: { en: "English" } }],
  ["timeZone must be an IANA time zone", { timeZone: "Europe/Kemer" }],
  ["reservation.dateFormat must name YYYY, MM and DD once each", { reservation: { dateFormat: "D.M.Y" } }],
  ["openingHours[0].from must be an hour such as 08:00", hours({ from: "7:00" })],
  ["openingHours[0].days[0] must be one of the following values: mon, tue", hours({ days: ["monday"] })],
  ["season.from must be a day such as 2028-05-01", season("2027-02-30", "2027-03-01")],
  ["season.to is before openingHours[0].season.from", season("2027-10-31", "2027-04-01")],
  ["pages[0] must be a path such as /contact, or page:contact", hours({ pages: ["contact"] })],
  ["enquiry.kinds.wedding must be an address", desk({ wedding: "the desk" })],
  ["enquiry.kinds must name the desk of at least one of wedding, meeting", desk({})],
  ["of at least one of wedding, meeting", desk({ weding: "desk@birchlake.example" })],
])("a wrong field is refused: %s", (reason, wrong) => {
  expect(() => parse(wrong)).toThrow(reason);
});

test("an omitted property id defaults to the usual one, whichever others are set", () => {
  expect(parse({ propertyIds: { pages: 5 } }).propertyIds).toEqual({ pages: 5, rooms: 2, newsletter: "1" });
});

/** Every field that has a URL, with this one. */
const linked = (url: string) => ({
  mapsUrl: url,
  reservationUrl: url,
  reservation: { url },
  social: { instagram: url, vk: url },
  holding: { name: "H", url },
  credit: { text: hotel.address, url },
});

test.each([
  "https://x.example/a?b=c",
  "mailto:a@x.example",
  "tel:+90242",
  "http://localhost:8000/",
  "http://[::1]/",
])("a link may be %s", (url) => {
  expect(() => parse(linked(url))).not.toThrow();
});

test.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "http://x.example/",
  "//x.example/",
  "/maps",
  "x.example",
])("a link may not be %j in any field", (url) => {
  for (const field of [
    "mapsUrl",
    "reservationUrl",
    "reservation.url",
    "social.instagram",
    "social.vk",
    "holding.url",
    "credit.url",
  ]) {
    expect(() => parse(linked(url))).toThrow(`${field} must be an https:, mailto: or tel: address`);
  }
});
