import { homeLinks } from "../../../src/not-found/HomeLinks";

const content = (title: string | null, url?: string) => ({
  title,
  subtitle: null,
  link: url ? { url, text: "More", target: null } : null,
});

test("titled contents with a link become links, each address once, up to the given number", () => {
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

test("a home page without links yields none", () => {
  expect(homeLinks([content("Welcome")], 3)).toEqual([]);
});
