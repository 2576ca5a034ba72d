import { completed, missingKeys } from "../../../languages/fallback";

const ENGLISH = {
  menu: "Menu",
  nav: { main: "Main menu", top: "About" },
  found_one: "{{count}} room",
  found_other: "{{count}} rooms",
};
const POLISH = {
  menu: "Menu",
  nav: { main: "Menu główne", top: "O hotelu" },
  found_one: "{{count}} pokój",
  found_few: "{{count}} pokoje",
  found_many: "{{count}} pokoi",
};

test("a complete language stays unchanged, without English forms that it does not have", () => {
  expect(missingKeys(ENGLISH, POLISH, "pl")).toEqual([]);
  expect(completed<object>(ENGLISH, POLISH, "pl")).toBe(POLISH);
});

test("missing messages are listed and filled in from English without changing the language's own", () => {
  const { nav, found_one, found_many } = POLISH;
  const lacking = { menu: " ", nav: { main: nav.main }, found_one, found_many };
  expect(missingKeys(ENGLISH, lacking, "pl")).toEqual(["menu", "nav.top", "found_few"]);
  expect(completed<object>(ENGLISH, lacking, "pl")).toEqual({
    ...POLISH,
    menu: "Menu",
    nav: { main: "Menu główne", top: "About" },
    found_few: "{{count}} rooms",
  });
  expect(lacking.nav).toEqual({ main: "Menu główne" });
});

test("a language with more plural forms than English gets every form its whole numbers take", () => {
  const arabic = completed<object>(ENGLISH, {}, "ar");
  expect(Object.keys(arabic).filter((key) => key.startsWith("found"))).toEqual([
    "found_zero",
    "found_one",
    "found_two",
    "found_few",
    "found_many",
    "found_other",
  ]);
  expect(arabic).toMatchObject({ found_one: "{{count}} room", found_few: "{{count}} rooms" });
});
