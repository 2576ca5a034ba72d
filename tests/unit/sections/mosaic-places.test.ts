import { mosaicPlace } from "../../../src/sections/Mosaic/mosaic-places";

test.each([
  [3, ["odd", "left", "rightLow"]],
  [4, ["even", "row", "row", "row"]],
  [5, ["odd", "left", "rightLow", "leftLow", "right"]],
  [6, ["even", "left", "rightLow", "row", "row", "row"]],
])("in a mosaic of %i cards only the first has a row to itself, beside the text", (count, expected) => {
  expect(Array.from({ length: count }, (_, index) => mosaicPlace(index, count).place)).toEqual(expected);
});
