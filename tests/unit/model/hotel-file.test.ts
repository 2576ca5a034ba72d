import { bookByPhone, drawerPhone, parseHotelFile, reservationOf } from "../../../model/hotel-file";
import { readHotelFile } from "../../../toolkit/read-hotel-file";

test("the embedded hotel, with optional fields, and the second, without them, are valid", () => {
  expect(readHotelFile("content/hotel.json").starRating).toBe(5);
  expect(readHotelFile("tests/fixtures/second-hotel/hotel.json").social).toBeUndefined();
});

test("the drawer's phone number is the language's own, else the default one, else the main one", () => {
  const embedded = readHotelFile("content/hotel.json");
  expect(drawerPhone(embedded, "tr")).not.toEqual(drawerPhone(embedded, "de"));
  const second = readHotelFile("tests/fixtures/second-hotel/hotel.json");
  expect(drawerPhone(second, "tr")).toEqual(second.phones.main);
});

test("guests book by phone in the languages that the hotel names, else in the usual ones it uses", () => {
  const hotel = readHotelFile("tests/fixtures/second-hotel/hotel.json");
  expect(bookByPhone(hotel)).toEqual(["tr"]);
  expect(bookByPhone({ ...hotel, bookByPhone: ["ru", "de"] })).toEqual(["ru", "de"]);
  expect(bookByPhone({ ...hotel, bookByPhone: [] })).toEqual([]);
  expect(() => parseHotelFile({ ...hotel, bookByPhone: ["it"] }, "hotel.json")).toThrow(
    "bookByPhone[0] must be a language of the hotel: one of en, tr, ru, de",
  );
});

test("an invalid file is refused, naming it and every faulty field", () => {
  const wrong = { name: "A", phones: { main: { label: "1", tel: "0242" } }, starRating: 9 };
  expect(() => parseHotelFile(wrong, "x/hotel.json")).toThrow(
    /x\/hotel\.json[\s\S]*phones\.main\.tel must be E\.164/,
  );
  expect(() => parseHotelFile(wrong, "x/hotel.json")).toThrow(
    /starRating[\s\S]*address|address[\s\S]*starRating/,
  );
  expect(() => readHotelFile("no/such/hotel.json")).toThrow(
    /^There is no file \/.*no\/such\/hotel\.json\. Set HOTEL_FILE to .*\.$/,
  );
});

test("the reservation site is a plain link or names its parameters for dates and guests", () => {
  expect(reservationOf(readHotelFile("tests/fixtures/second-hotel/hotel.json"))).toEqual({
    url: "https://book.birchlake.example/",
    dateFormat: "YYYY-MM-DD",
    parameters: null,
  });
  expect(reservationOf(readHotelFile("content/hotel.json")).parameters).toMatchObject({ arrival: "from" });
  const { reservationUrl, ...second } = readHotelFile("tests/fixtures/second-hotel/hotel.json");
  expect(() => parseHotelFile(second, "hotel.json")).toThrow("reservation.url is missing");
  const reservation = {
    url: reservationUrl,
    parameters: { arrival: "a", departure: "d" },
    dateFormat: "D.M.Y",
  };
  expect(() => parseHotelFile({ ...second, reservation }, "hotel.json")).toThrow(
    "reservation.dateFormat must name YYYY, MM and DD once each",
  );
});

test.each([
  [{ from: "7:00" }, "openingHours[0].from must be an hour such as 08:00"],
  [{ days: ["monday"] }, "openingHours[0].days[0] must be one of the following values: mon, tue"],
  [{ season: { from: "2027-02-30", to: "2027-03-01" } }, "season.from must be a day such as 2028-05-01"],
  [{ season: { from: "2027-10-31", to: "2027-04-01" } }, "season.to is before openingHours[0].season.from"],
  [{ pages: ["contact"] }, "openingHours[0].pages[0] must be a path such as /contact, or page:contact"],
])("invalid opening hours are refused, naming the field: %j", (wrong, reason) => {
  const hotel = readHotelFile("content/hotel.json");
  const [hours] = hotel.openingHours ?? [];
  expect(() => parseHotelFile({ ...hotel, openingHours: [{ ...hours, ...wrong }] }, "hotel.json")).toThrow(
    reason,
  );
});

test("an omitted property id defaults to the usual one, whichever others are set", () => {
  const hotel = readHotelFile("content/hotel.json");
  const propertyIds = { pages: 5 };
  expect(parseHotelFile({ ...hotel, propertyIds }, "hotel.json").propertyIds).toEqual({
    pages: 5,
    rooms: 2,
    newsletter: "1",
  });
});

test("Open Graph locales and countries must be standard codes", () => {
  const hotel = readHotelFile("content/hotel.json");
  const wrong = {
    ...hotel,
    openGraphLocales: { en: "English" },
    postalAddress: { ...hotel.postalAddress, country: "Turkey" },
  };
  expect(() => parseHotelFile(wrong, "hotel.json")).toThrow(
    /postalAddress.country must be a country[\s\S]*openGraphLocales.en must be a language/,
  );
});

test("an unknown time zone is refused", () => {
  const hotel = { ...readHotelFile("content/hotel.json"), timeZone: "Europe/Kemer" };
  expect(() => parseHotelFile(hotel, "hotel.json")).toThrow("timeZone must be an IANA time zone");
});

/** The embedded hotel's file with this URL in every field that has one. */
function hotelWith(url: string) {
  const hotel = readHotelFile("content/hotel.json");
  return {
    ...hotel,
    mapsUrl: url,
    reservationUrl: url,
    reservation: { url },
    social: { instagram: url, vk: url },
    holding: { name: "H", url },
    credit: { text: hotel.address, url },
  };
}

test.each([
  "https://x.example/a?b=c",
  "mailto:a@x.example",
  "tel:+90242",
  "http://localhost:8000/",
  "http://[::1]/",
])("a link may be %s", (url) => {
  expect(() => parseHotelFile(hotelWith(url), "hotel.json")).not.toThrow();
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
  const refused = () => parseHotelFile(hotelWith(url), "hotel.json");
  for (const field of [
    "mapsUrl",
    "reservationUrl",
    "reservation.url",
    "social.instagram",
    "social.vk",
    "holding.url",
    "credit.url",
  ]) {
    expect(refused).toThrow(`${field} must be an https:, mailto: or tel: address`);
  }
});

test("an enquiry desk must be a mail address for a known kind", () => {
  const hotel = readHotelFile("tests/fixtures/second-hotel/hotel.json");
  const withDesks = (kinds: unknown) => () => parseHotelFile({ ...hotel, enquiry: { kinds } }, "hotel.json");
  expect(withDesks({ wedding: "desk@birchlake.example" })).not.toThrow();
  expect(withDesks({ wedding: "the desk" })).toThrow("enquiry.kinds.wedding must be an address");
  for (const wrong of [{}, { weding: "desk@birchlake.example" }])
    expect(withDesks(wrong)).toThrow("enquiry.kinds must name the desk of at least one of wedding, meeting");
});
