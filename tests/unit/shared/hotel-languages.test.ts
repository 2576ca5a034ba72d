import { parseHotelFile } from "../../../model/hotel-file";
import { readHotelFile } from "../../../toolkit/read-hotel-file";
import { routesWith } from "../../../shared/known-slugs";

const hotel = readHotelFile("tests/fixtures/second-hotel/hotel.json");
const parse = (fields: object) => () => parseHotelFile({ ...hotel, ...fields }, "hotel.json");

test.each([
  [["en", "xx"], "languages[1] must be one of en, tr, ru, de, uk, pl, nl, fr, ar"],
  [["en", "tr", "en"], "languages names a language twice"],
  [[], "languages must name a language"],
  [["de", "en"], "languages are de, en, but this program was started with en, tr, ru, de. Start it again"],
])("the languages %j are refused", (languages, fault) => {
  expect(parse({ languages })).toThrow(fault);
});

test("a hotel that names no languages has the usual four, and it may name those", () => {
  expect(parse({ languages: ["en", "tr", "ru", "de"] })).not.toThrow();
});

test("a hotel's own slugs take precedence over the route table's", () => {
  const contact = routesWith({ "/contact": { tr: "ulasim", de: "kontakt" } }).find(
    ({ path }) => path === "/contact",
  );
  expect(contact?.slugs).toEqual({ tr: "ulasim", de: "kontakt" });
  expect(parse({ slugs: { "/contact": { de: "a/b" } } })).toThrow("slugs must name slugs by path");
  expect(parse({ slugs: { "/no-such-page": { de: "x" } } })).toThrow("slugs must name slugs by path");
});
