import { headingId, PAGE_IDS, toId, uniqueIds } from "../../../src/theme/page-ids";

test.each([
  ["SECTION_2", "section-2"],
  ["REGION_HOTELS_KEMER", "region-hotels-kemer"],
  ["Winter sea", "winter-sea"],
  ["_ŞAFAK_", "şafak"],
])("%s becomes the id %s", (words, id) => {
  expect(toId(words)).toBe(id);
});

test.each([
  ["a b", "a b"],
  ["a a a", "a a-2 a-3"],
  ["a a a-2", "a a-3 a-2"],
  ["a-2 a a a-2", "a-2 a a-3 a-2-2"],
])("among the ids %s, the first of each keeps its name: %s", (ids, expected) => {
  expect(uniqueIds(ids.split(" "))).toEqual(expected.split(" "));
});

test("ids avoid those already taken and the page's own", () => {
  expect(uniqueIds(["a", "main", PAGE_IDS.drawer], ["a", "a-2"])).toEqual(["a-3", "main-2", "menu-2"]);
});

test("no key yields the id of a heading", () => {
  expect(toId("INTRO_TITLE")).not.toBe(headingId(toId("INTRO")));
});
