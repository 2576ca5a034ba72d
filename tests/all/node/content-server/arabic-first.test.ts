import "./speak-arabic-first";
import { LOCALE_CONSTANTS } from "../../../../gatsby/locale-constants";
import { findHotel, type FoundHotel } from "../../../support/content/find-hotel";

let found: FoundHotel;

beforeAll(async () => {
  found = await findHotel("tests/fixtures/arabic-first");
});

test("a hotel in Arabic and English is found in full, with Arabic unprefixed", () => {
  expect(found.failures).toEqual([]);
  expect(found.pages).toEqual([
    ["ar /", "en /en"],
    ["ar /اتصلوا-بنا", "en /en/contact"],
    ["ar /الغرف", "en /en/accommodation"],
  ]);
  expect(found.rooms).toEqual(["/الغرف/غرفة-الحديقة", "/en/accommodation/garden-room"]);
});

test("its build knows which of its languages is right-to-left", () => {
  expect(LOCALE_CONSTANTS).toMatchObject({ __HAS_RTL__: "true", __RTL_LOCALES__: '["ar"]' });
});
