import "./speak-arabic-first";
import { LOCALE_CONSTANTS } from "../../../../gatsby/locale-constants";
import { findHotel } from "../../../support/content/find-hotel";

test("a hotel in Arabic and English is found in full, with Arabic unprefixed and known to be right-to-left", async () => {
  const { failures, pages, rooms } = await findHotel("tests/fixtures/arabic-first");
  expect(failures).toEqual([]);
  expect(pages).toEqual([
    ["ar /", "en /en"],
    ["ar /اتصلوا-بنا", "en /en/contact"],
    ["ar /الغرف", "en /en/accommodation"],
  ]);
  expect(rooms).toEqual(["/الغرف/غرفة-الحديقة", "/en/accommodation/garden-room"]);
  expect(LOCALE_CONSTANTS).toMatchObject({ __HAS_RTL__: "true", __RTL_LOCALES__: '["ar"]' });
});
