import { pressLink } from "../../../plugins/gatsby-source-hotel/src/press-links";
import { CONTENT_KEYS } from "../../../shared/content-keys";

const { factSheet, photoKit, intro } = CONTENT_KEYS;

test("a block offers the fact sheet of the page's language, and the one photo kit", () => {
  expect(pressLink(factSheet, "tr")?.url).toBe("/tr/fact-sheet.pdf");
  expect(pressLink(photoKit, "ar")?.url).toBe("/photo-kit.zip");
  expect(pressLink(intro, "tr")).toBeNull();
});

test("no fact sheet is offered in a language that its maker would set from the wrong side", () => {
  expect(pressLink(factSheet, "ar")).toBeNull();
});
