import {
  decodePath,
  encodePath,
  errorPagePath,
  homePath,
  prefixPath,
  SLUG_PATTERN,
  splitPath,
  stripTrailingSlashes,
} from "../../../shared/paths";

test.each([
  ["/", { locale: "en", prefixed: false, rest: "/" }],
  ["/trip", { locale: "en", prefixed: false, rest: "/trip" }],
  ["/tr", { locale: "tr", prefixed: true, rest: "/" }],
  ["/tr/galeri", { locale: "tr", prefixed: true, rest: "/galeri" }],
  ["/en/contact", { locale: "en", prefixed: true, rest: "/contact" }],
  ["/de/", { locale: "de", prefixed: true, rest: "/" }],
])("%s is split into its locale and the rest", (path, parts) => {
  expect(splitPath(path)).toEqual(parts);
});

test("English paths have no prefix, others do", () => {
  expect([homePath("en"), homePath("de")]).toEqual(["/", "/de"]);
  expect([prefixPath("en", "/"), prefixPath("tr", "/")]).toEqual(["/", "/tr"]);
  expect([prefixPath("en", "/contact"), prefixPath("ru", "/contact")]).toEqual(["/contact", "/ru/contact"]);
  expect([errorPagePath("en"), errorPagePath("tr")]).toEqual(["/404.html", "/tr/404.html"]);
});

test.each([
  ["/tr/", "/tr"],
  ["/a//", "/a"],
  ["/", "/"],
  ["///", "/"],
])("%s without trailing slashes is %s", (path, stripped) => {
  expect(stripTrailingSlashes(path)).toBe(stripped);
});

test("a path survives encoding and decoding", () => {
  const path = "/ru/о-доме";
  expect(encodePath(path)).toBe("/ru/%D0%BE-%D0%B4%D0%BE%D0%BC%D0%B5");
  expect(decodePath(encodePath(path))).toBe(path);
  expect(decodePath("/%E0%A4%A")).toBeNull();
});

test.each([
  ["sea-suite", true],
  ["люкс-озеро", true],
  ["über_uns", true],
  ["-sea", false],
  ["sea suite", false],
  ["sea/suite", false],
  ["", false],
])("the slug %s is valid: %s", (slug, valid) => {
  expect(SLUG_PATTERN.test(slug)).toBe(valid);
});
