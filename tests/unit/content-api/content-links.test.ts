import { hrefsIn, linksOfPage, linksOfRoom } from "../../../content-api/content-links";

test("hrefs are found anywhere in the HTML", () => {
  expect(
    hrefsIn('<div><a href="/a">a</a><p><a href="https://b.test/?x=1&amp;y=2">b</a><a>c</a></p></div>'),
  ).toEqual(["/a", "https://b.test/?x=1&y=2"]);
});

test("a page's links are listed by field, from slides, contents, sliders and their HTML", () => {
  const link = (url: string) => ({ url, text: "x" });
  const html = (url: string) => `<p><a class="b" href='${url}'>x</a></p>`;
  const page = {
    id: 1,
    property: { id: 1 },
    title: "Home",
    type: "PAGE",
    heroSlides: [{ link: link("/a"), content: html("/b") }],
    sliders: [{ key: "OFFERS", content: html("/c"), slides: [{}, { link: link("/d") }] }],
    contents: [{ key: "SECTION", link: link("/e"), content: html("/f") }],
  };
  expect(linksOfPage(page)).toEqual([
    { field: "heroSlides.0.link", url: "/a" },
    { field: "sliders.OFFERS.1.link", url: "/d" },
    { field: "contents.0.link", url: "/e" },
    { field: "heroSlides.0.content", url: "/b" },
    { field: "contents.0.content", url: "/f" },
    { field: "sliders.OFFERS.content", url: "/c" },
  ]);
});

test("a room's links come from its text and its sliders", () => {
  const room = {
    id: 7,
    slug: "suite",
    name: "Suite",
    category: { code: "suite" as const },
    hrefLangs: [],
    content: '<a href="/a">x</a>',
    sliders: [{ key: "ROOM", slides: [{ link: { url: "/b", text: "x" } }] }],
  };
  expect(linksOfRoom(room)).toEqual([
    { field: "sliders.ROOM.0.link", url: "/b" },
    { field: "content", url: "/a" },
  ]);
});
