import { pressLink } from "../../../plugins/gatsby-source-hotel/src/press-links";
import { CONTENT_KEYS } from "../../../shared/content-keys";

const { factSheet, photoKit, intro } = CONTENT_KEYS;

test("press blocks link to the fact sheet in the page's language and to the one photo kit", () => {
  expect(pressLink(factSheet, "tr")?.url).toBe("/tr/fact-sheet.pdf");
  expect(pressLink(photoKit, "ar")?.url).toBe("/photo-kit.zip");
  expect(pressLink(intro, "tr")).toBeNull();
});

test("no fact sheet is offered in a language that its generator would set in the wrong direction", () => {
  expect(pressLink(factSheet, "ar")).toBeNull();
});
