import { notFoundMessage } from "../../../shared/not-found-message";

const message = (path: string) => {
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  return notFoundMessage({ pathname, search, hash }, ["/de/zimmer-und-suiten", "/الغرف"]);
};

test.each([
  ["/yok", "/yok"],
  ["/tr/yok?a=1&b=<b>#x", "/tr/yok?a=1&b=<b>#x"],
  ["/%C5%9Fehir", "/şehir"],
  ["/a%26b,c;d=e@f:g+h[i]|j", "/a&b,c;d=e@f:g+h[i]|j"],
  ["/tr/konaklama/%C3%A7am_2", "/tr/konaklama/çam_2"],
  ["/accommodation/-x/deeper", "/accommodation/-x/deeper"],
  ["/ru/zimmer-und-suiten/-x", "/ru/zimmer-und-suiten/-x"],
])("%s could be a page: Page not found", (path, shown) => {
  expect(message(path)).toBe(`Page not found: ${shown}`);
});

test.each([
  "/%E0%A4%A",
  "/a%00b",
  "/tr/a%0Ab",
  "/tr/a%3Fb",
  "/tr/a%23b",
  "/tr/a%5Cb",
  "/accommodation/-x",
  "/accommodation/%3Cb%3E?x=1#y",
  "/ru/gastronomy/a.b",
  "/de/zimmer-und-suiten/-x",
  "/الغرف/-x",
])("%s cannot be a page: Page Not Found", (path) => {
  expect(message(path)).toBe(`Page Not Found: ${path}`);
});
