import { parentPath, parseLink, toHref } from "../../../content-api/links";

const ORIGINS = ["http://127.0.0.1:4000", "https://hotel.example"];

test.each([
  ["/tr/galeri/", "/tr/galeri", ""],
  ["/", "/", ""],
  ["/en", "/", ""],
  ["/en/contact", "/contact", ""],
  ["/entertainment", "/entertainment", ""],
  ["galeri", "/galeri", ""],
  ["/contact?from=menu#map", "/contact", "?from=menu#map"],
  ["/tr/%C3%A7ay", "/tr/çay", ""],
  ["  /contact  ", "/contact", ""],
  ["https://hotel.example/de/kontakt/", "/de/kontakt", ""],
  ["http://127.0.0.1:4000/about-us", "/about-us", ""],
  ["https://hotel.example", "/", ""],
])("%j is the site path %j with the suffix %j", (href, path, suffix) => {
  expect(parseLink(href, ORIGINS)).toEqual({ kind: "site", path, suffix });
});

test.each([
  ["https://example.com/a b", "https://example.com/a%20b"],
  ["//example.com/x", "https://example.com/x"],
  ["mailto:a@hotel.example", "mailto:a@hotel.example"],
  ["https://hotel.example.evil.test/", "https://hotel.example.evil.test/"],
])("%j leads off the site", (href, url) => {
  expect(parseLink(href, ORIGINS)).toEqual({ kind: "other", url });
});

test.each([
  "javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "file:///etc/passwd",
  "#top",
  "",
  "/tr/%zz",
  "https://[broken",
])("%j is not a link to follow", (href) => {
  expect(parseLink(href, ORIGINS)).toBeNull();
});

test.each([
  ["/..%2f..%2fx", 'it has the segment ".."'],
  ["/a/.%2fb", 'it has the segment "."'],
  ["/a%00b", "it holds the character U+0000"],
  ["/a%5C..%5Cb", "it holds the character \\"],
  ["/100%25", "it holds the character %"],
  ["/%2Fevil.example", "it has an empty segment"],
  [`/${"ö".repeat(128)}`, "it is too long for a file"],
  ["/a".repeat(501), "it is too long for a file"],
])("%j is not a valid page path: %s", (href, reason) => {
  expect(parseLink(href, ORIGINS)).toMatchObject({ kind: "refused", reason });
  expect(toHref(href, { origins: ORIGINS, pageAt: (path) => path })).toBeNull();
});

const pages = new Map([
  ["/tr/çay", "/tr/çay"],
  ["/home", "/"],
]);
const links = { origins: ORIGINS, pageAt: (path: string) => pages.get(path) };

test.each([
  ["/tr/çay?x=1", "/tr/%C3%A7ay?x=1"],
  ["/tr/%C3%A7ay/", "/tr/%C3%A7ay"],
  ["/home", "/"],
  ["tel:+90242", "tel:+90242"],
])("the link %j becomes %j", (href, url) => {
  expect(toHref(href, links)?.url).toBe(url);
});

test("a link to a content server document points to the site's copy, with its size, if there is one", () => {
  const document = { url: "/media/spa.pdf", bytes: 1_200_000 };
  const there = {
    ...links,
    documentAt: (path: string) => (path === "/media/şpa.pdf" ? document : undefined),
  };
  const href = { url: "/media/spa.pdf#page=2", external: false, bytes: 1_200_000 };
  expect(toHref("/media/%C5%9Fpa.pdf#page=2", there)).toEqual(href);
  expect(toHref("/media/other.pdf", there)).toBeNull();
  expect(toHref("/media/%C5%9Fpa.pdf", links)).toBeNull();
  expect(toHref("https://elsewhere.example/a.pdf", there)?.bytes).toBeUndefined();
});

test("a link to a path without a page is dropped", () => {
  expect(toHref("/tr/yok", links)).toBeNull();
});

test.each([
  ["/gastronomy/koz", "/gastronomy"],
  ["/tr/gastronomi/koz", "/tr/gastronomi"],
  ["/gastronomy", "/"],
  ["/", "/"],
])("the parent of %s is %s", (path, parent) => {
  expect(parentPath(path)).toBe(parent);
});
