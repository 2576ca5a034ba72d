import { pictureSizes } from "../../../src/sections/picture-sizes";

test("sizes name the widths of a slot from the widest window down", () => {
  expect(pictureSizes("card4")).toBe("(min-width: 1024px) 22vw, 78vw");
  expect(pictureSizes("half")).toBe("(min-width: 768px) 58vw, 100vw");
  expect(pictureSizes("full")).toBe("100vw");
});

test("a frame that cuts off a picture's sides asks for a wider picture", () => {
  expect(pictureSizes("card4", 1.875)).toBe("(min-width: 1024px) 41vw, 146vw");
});

test("a frame that cuts off a picture's height asks for no narrower one", () => {
  expect(pictureSizes("full", 0.64)).toBe("100vw");
});

test("a picture as high as the window asks for the width that its height needs, on a phone for half of it", () => {
  expect(pictureSizes("hero")).toBe("(min-width: 768px) max(100vw, 150vh), max(100vw, 75vh)");
});
