import { createFactReader } from "../../../services/release/file-facts";

test("links, files and every size of a picture count as links, however the attribute is written", () => {
  const html =
    '<a href="/about?a#b">a</a><img srcSet="/a.webp 320w, /b.webp 640w" src="/c.webp">' +
    '<link imagesrcset="/d.webp 1x, https://cdn.example/e.webp 2x"><video poster="/f.webp"></video>' +
    '<script src="/g.js"></script><a href="//else.test/">a</a><p>srcset="/h.webp 1x"</p>';
  expect(createFactReader()("index.html", Buffer.from(html)).links).toEqual([
    "/about?a#b",
    ...["/a.webp", "/b.webp", "/c.webp", "/d.webp", "/f.webp", "/g.js"],
  ]);
});
