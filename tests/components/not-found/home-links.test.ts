import { homeLinks } from "../../../src/not-found/HomeLinks";

const content = (title: string | null, url?: string) => ({
  title,
  subtitle: null,
  link: url ? { url, text: "More", target: null } : null,
});

test("contents that lead somewhere become links, each address once, as many as asked for", () => {
  const contents = [
    content("Welcome"),
    content(null, "/about-us"),
    content("Rooms", "/accommodation"),
    content("Suites", "/accommodation"),
    content("Beach", "/beach-and-pool"),
    content("Contact", "/contact"),
    content("Gallery", "/gallery"),
  ];
  expect(homeLinks(contents, 3).map(({ title }) => title)).toEqual(["Rooms", "Beach", "Contact"]);
});

test("a home page without links gives none", () => {
  expect(homeLinks([content("Welcome")], 3)).toEqual([]);
});
