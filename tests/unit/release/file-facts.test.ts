import { createFactReader } from "../../../services/release/file-facts";

test("every size of a picture counts as a link, however the attribute is written", () => {
  const html =
    '<a href="/about">a</a><img srcSet="/a.webp 320w, /b.webp 640w" src="/c.webp">' +
    '<link imagesrcset="/d.webp 1x, https://cdn.example/e.webp 2x"><p>srcset="/f.webp 1x"</p>';
  expect(createFactReader()("index.html", Buffer.from(html)).links).toEqual([
    "/about",
    "/a.webp",
    "/b.webp",
    "/c.webp",
    "/d.webp",
  ]);
});
