import {
  CATEGORY_WORDS,
  CONTENT_WORDS,
  OPTION_WORDS,
  SECTION_WORDS,
  SLIDER_WORDS,
  TEMPLATE_WORDS,
} from "../../../content-folder/words";
import { joinKey, splitKey } from "../../../content-folder/keys";
import { BLOCK_PLACES } from "../../../shared/block-places";
import {
  CONTENT_KEYS,
  MENU_SECTIONS,
  PAGE_CATEGORIES,
  PAGE_OPTIONS,
  TEMPLATE_TYPES,
} from "../../../shared/content-keys";

test.each([
  ["contents and sliders", CONTENT_KEYS, [...CONTENT_WORDS, ...SLIDER_WORDS]],
  ["options", PAGE_OPTIONS, OPTION_WORDS],
  ["categories of pages", PAGE_CATEGORIES, CATEGORY_WORDS],
  ["types of contact and certificate pages", TEMPLATE_TYPES, TEMPLATE_WORDS],
  ["sections of menus", MENU_SECTIONS, SECTION_WORDS],
])("editors can choose every word the site knows: %s", (_name, known, words) => {
  const values = new Set<string>(words);
  const missing = Object.values(known).filter((key) => !values.has(key.replace(/_$/, "")));
  expect(missing).toEqual([]);
});

test("editors can choose every slider that has its own place", () => {
  const keys = Object.values(BLOCK_PLACES).flatMap(({ slides, keys: own }) => (slides && own) ?? []);
  expect(SLIDER_WORDS).toEqual(expect.arrayContaining(keys));
});

test.each([
  ["SECTION", { kind: "SECTION" }],
  ["SECTION_2", { kind: "SECTION", name: "2" }],
  ["FACTS", { kind: "FACTS" }],
  ["FACT_1", { kind: "FACT", name: "1" }],
  ["REGION_HOTELS_KEMER", { kind: "REGION_HOTELS", name: "KEMER" }],
  ["OTHER_TABLES", { kind: "FREE", name: "OTHER_TABLES" }],
])("the key %s is split into a word and a suffix, and joined back unchanged", (key, parts) => {
  const split = splitKey(key, CONTENT_WORDS);
  expect(split).toEqual(parts);
  expect(joinKey(split)).toBe(key);
});
