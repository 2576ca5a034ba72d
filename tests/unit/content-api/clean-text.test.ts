import { createCalls } from "../../../content-api/calls";
import { PROPERTY_IDS } from "../../../shared/content-calls";

const page = createCalls(PROPERTY_IDS).page("/", "en");

/** A page's title as parsed by the API contract. */
const titleOf = (title: string) => page.parse({ id: 1, property: { id: 1 }, title }).title;

test.each([
  ["a control", "Sea\u0000 and\u0007 bay\u0085", "Sea and bay"],
  ["half a character", "Sea\ud83c", "Sea"],
  ["an override of the direction", "Sea \u202Eyab\u202C", "Sea yab"],
  ["an end of what never began", "Sea\u2069 bay\u202C", "Sea bay"],
  [
    "tabs, line ends, marks of direction and whole characters",
    "a\tb\r\nc\u200F \u{1F30A}",
    "a\tb\r\nc\u200F \u{1F30A}",
  ],
  ["an isolate that is whole", "\u2068Sea\u2069 bay", "\u2068Sea\u2069 bay"],
  ["an isolate without its end", "\u2067Sea bay ", "\u2067Sea bay\u2069 "],
  ["pairs that cross", "\u202Ba \u2067b\u202C c", "\u202Ba \u2067b c\u2069\u202C"],
  [
    "a direction in HTML that is not ended",
    "<p>\u2067Sea <b>bay</b></p>\n",
    "<p>\u2067Sea <b>bay\u2069</b></p>\n",
  ],
])("a text with %s is read in a form that is safe on a page", (_, text, clean) => {
  expect(titleOf(text)).toBe(clean);
});

test("addresses are read unchanged", () => {
  const slide = { link: { url: "/a\u202Eb", text: "a\u202Eb" } };
  const { heroSlides } = page.parse({ id: 1, property: { id: 1 }, title: "", heroSlides: [slide] });
  expect(heroSlides).toEqual([{ link: { url: "/a\u202Eb", text: "ab" } }]);
});
