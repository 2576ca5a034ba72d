import { alternates } from "../../../shared/alternates";
import { absoluteUrl } from "../../../src/seo/absolute-url";
import { firstDescription } from "../../../src/seo/description";
import { documentTitle } from "../../../src/seo/document-title";
import { canonicalHref } from "../../../src/seo/HeadTags";
import { mergeMetas } from "../../../src/seo/metas";
import { openGraphLocale } from "../../../shared/open-graph-locale";

const SITE_URL = "https://www.hotel.example";

test.each([
  [["ru", "en", "tr", "de"], ["en", "tr", "ru", "de", "x-default"], "en"],
  [["de", "ru"], ["ru", "de", "x-default"], "ru"],
  [["tr"], ["tr", "x-default"], "tr"],
  [[], [], undefined],
])("the languages %j are linked as %j, with the default %s", (locales, hreflangs, byDefault) => {
  const links = alternates(locales.map((locale) => ({ locale })));
  expect(links.map(({ hreflang }) => hreflang)).toEqual(hreflangs);
  expect(links.find(({ hreflang }) => hreflang === "x-default")?.locale).toBe(byDefault);
});

test.each([
  ["/", "https://www.hotel.example/"],
  ["/tr", "https://www.hotel.example/tr"],
  ["/ru/%D0%BA", "https://www.hotel.example/ru/%D0%BA"],
  ["https://cdn.example/a.jpg", "https://cdn.example/a.jpg"],
])("the absolute URL of %s is %s", (href, expected) => {
  expect(absoluteUrl(SITE_URL, href)).toBe(expected);
});

const GALLERY = [
  { locale: "en", url: "/gallery" },
  { locale: "ru", url: "/ru/%D0%B3%D0%B0%D0%BB" },
];

test("by default a page is its own canonical", () => {
  expect(canonicalHref("/ru/гал", GALLERY, "self")).toBe("/ru/%D0%B3%D0%B0%D0%BB");
});

test("with the setting, the English page is the canonical if there is one", () => {
  expect(canonicalHref("/ru/гал", GALLERY, "english")).toBe("/gallery");
  expect(canonicalHref("/ru/гал", GALLERY.slice(1), "english")).toBe("/ru/%D0%B3%D0%B0%D0%BB");
});

test("a title names the hotel once", () => {
  expect(documentTitle("Gallery", "Hotel Sol")).toBe("Gallery – Hotel Sol");
  expect(documentTitle("Hotel Sol, Kemer", "Hotel Sol")).toBe("Hotel Sol, Kemer");
});

test.each([
  ["en", "en_US"],
  ["tr", "tr_TR"],
  ["ru", "ru_RU"],
  ["de", "de_DE"],
  ["uk", "uk_UA"],
  ["ar", "ar_AR"],
])("the Open Graph locale of %s is %s", (locale, expected) => {
  expect(openGraphLocale(locale)).toBe(expected);
});

test("a page's own metas replace the generated ones, and empty ones are left out", () => {
  const made = [
    { name: "description", content: "made" },
    { property: "og:title", content: "made" },
  ];
  const own = [
    { name: "description", content: "own" },
    { property: "og:title", content: " " },
    { name: "", property: null, content: "nameless" },
  ];
  expect(mergeMetas(made, own)).toEqual([
    { name: "description", content: "own" },
    { property: "og:title", content: "made" },
  ]);
});

test("a description is the first available text, cut at a word boundary", () => {
  expect(firstDescription(null, " ", "Quiet rooms.")).toBe("Quiet rooms.");
  expect(firstDescription(undefined)).toBeUndefined();
  const long = firstDescription("seaside ".repeat(40)) ?? "";
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/ seaside…$/);
});
