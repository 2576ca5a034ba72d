import { encodePath } from "../../../shared/paths";
import { routablePath } from "../../../src/before-app/routable-path";

test.each([
  ["/", "/"],
  ["/tr/galeri", "/tr/galeri"],
  ["/ru/%D0%BE-%D0%B4%D0%BE%D0%BC%D0%B5", "/ru/%D0%BE-%D0%B4%D0%BE%D0%BC%D0%B5"],
  ["/a%26b%2Cc%3bd%40e", "/a&b,c;d@e"],
  ["/a%2Fb%3Fc%23d", "/a%252Fb%253Fc%2523d"],
  ["/tr/%3Cb%3E", "/tr/%3Cb%3E"],
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ["/[a]|b", "/%5Ba%5D%7Cb"],
  ["/%01", "/%01"],
  ["/:uri/:path/:pathway", "/%253Auri/%253Apath/:pathway"],
])("%s is normalised to %s, which stays unchanged", (asked, routable) => {
  expect(routablePath(asked)).toBe(routable);
  expect(routablePath(routable)).toBe(routable);
  expect(encodeURI(decodeURI(routable))).toBe(routable);
});

test("links to pages already use the normalised path", () => {
  for (const path of ["/sun-&-sea", "/tr/a,b;c=d+e@f", "/ru/о-доме (1)!'~*"]) {
    expect(routablePath(encodePath(path))).toBe(encodePath(path));
  }
});
