import "./speak-ukrainian-alone";
import { LOCALE_CONSTANTS } from "../../../../gatsby/locale-constants";
import { SPOKEN_SCRIPTS } from "../../../../languages/spoken-scripts";
import { isCut } from "../../../../shared/fonts/families";
import { findHotel } from "../../../support/content/find-hotel";

test("a hotel in Ukrainian only is found in full, without any prefix", async () => {
  const { failures, pages, rooms } = await findHotel("tests/fixtures/ukrainian-alone");
  expect(failures).toEqual([]);
  expect(pages).toEqual([["uk /"], ["uk /контакти"], ["uk /номери"]]);
  expect(rooms).toEqual(["/номери/номер-у-саду"]);
});

test("its pages use only the font subsets of its language", () => {
  expect(SPOKEN_SCRIPTS.filter(isCut)).toEqual(["cyrillic-common", "ukrainian-common"]);
  expect(LOCALE_CONSTANTS).toMatchObject({ __HAS_RTL__: "false" });
});
