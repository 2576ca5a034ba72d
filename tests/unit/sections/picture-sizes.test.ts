import { cutMedia, cutSizes, pictureSizes } from "../../../src/sections/pictures/picture-sizes";

const PHOTO = 3 / 2;

test("sizes give the slot's width from each breakpoint up, the widest first", () => {
  expect(pictureSizes("card4", PHOTO)).toBe("(min-width: 1024px) min(21vw, 21rem), min(78vw, 26rem)");
  expect(pictureSizes("bleed", PHOTO)).toBe("(min-width: 1024px) 56.67vw, 100vw");
});

test("a frame that crops the sides requests the whole picture's width", () => {
  expect(pictureSizes("card4", PHOTO, 4 / 5)).toBe(
    "(min-width: 1024px) calc(1.88 * min(21vw, 21rem)), calc(1.88 * min(78vw, 26rem))",
  );
});

test("a frame that crops top and bottom requests its own width", () => {
  expect(pictureSizes("bleed", PHOTO, 21 / 9)).toBe("(min-width: 1024px) 56.67vw, 100vw");
});

test("a slot whose frame has another shape on phones requests more there", () => {
  expect(pictureSizes("full", PHOTO, 21 / 9)).toBe("(min-width: 768px) 100vw, calc(1.2 * 100vw)");
});

test("the first view is sized by the window's height, with fewer pixels on phones", () => {
  expect(pictureSizes("hero", PHOTO)).toBe(
    "(min-width: 720px) max(100vw, min(150vh, 93rem)), (min-resolution: 2.5x) max(75vw, 40vh), max(100vw, 50vh)",
  );
});

test("files cropped for phones follow their own shape, and in the first view the window side of the frame", () => {
  expect(cutSizes("albumUnit", 4 / 5)).toContain("min(50vw - 1.5rem, 44.5vw)");
  expect(cutMedia("albumUnit")).toBe("(max-width: 767.98px)");
  expect(cutSizes("hero")).toMatch(/, \(min-resolution: 2\.5x\) \d+vh, \d+vh$/);
  expect(cutSizes("split")).toMatch(/, \(min-resolution: 2\.5x\) \d+vw, \d+vw$/);
  expect(cutMedia("hero")).toBe("(max-width: 719.98px) and (orientation: portrait)");
});
