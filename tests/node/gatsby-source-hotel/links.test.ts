import { parentPath, parseLink, toHref } from "../../../plugins/gatsby-source-hotel/src/links";

const ORIGINS = ["http://127.0.0.1:4000", "https://hotel.example"];

test.each([
  ["/tr/galeri", "/tr/galeri", ""],
  ["/tr/galeri/", "/tr/galeri", ""],
  ["/tr/", "/tr", ""],
  ["/", "/", ""],
  ["/en", "/", ""],
  ["/en/contact", "/contact", ""],
  ["/entertainment", "/entertainment", ""],
  ["galeri", "/galeri", ""],
  ["/contact?from=menu#map", "/contact", "?from=menu#map"],
  ["/tr/%C3%A7ay", "/tr/çay", ""],
  ["/tr/çay", "/tr/çay", ""],
  ["  /contact  ", "/contact", ""],
  ["https://hotel.example/de/kontakt/", "/de/kontakt", ""],
  ["http://127.0.0.1:4000/about-us", "/about-us", ""],
  ["https://hotel.example", "/", ""],
])("%j is the site path %j with %j", (href, path, suffix) => {
  expect(parseLink(href, ORIGINS)).toEqual({ kind: "site", path, suffix });
});

test.each([
  ["https://example.com/a b", "https://example.com/a%20b"],
  ["//example.com/x", "https://example.com/x"],
  ["tel:+902426060505", "tel:+902426060505"],
  ["mailto:a@hotel.example", "mailto:a@hotel.example"],
  ["https://hotel.example.evil.test/", "https://hotel.example.evil.test/"],
])("%j leads out of the site", (href, url) => {
  expect(parseLink(href, ORIGINS)).toEqual({ kind: "other", url });
});

test.each([
  "javascript:alert(1)",
  " JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox",
  "file:///etc/passwd",
  "#top",
  "",
  "/tr/%zz",
  "https://[broken",
])("%j is no link to follow", (href) => {
  expect(parseLink(href, ORIGINS)).toBeNull();
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

test("a link to a path that is no page leads nowhere", () => {
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
