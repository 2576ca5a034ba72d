import { cardsPerRow } from "../../../src/sections/parts/SlideCards";

test.each([
  [3, 3],
  [4, 2],
  [5, 3],
  [7, 4],
  [10, 2],
])("%i cards are placed %i to a row", (cards, expected) => {
  expect(cardsPerRow(cards)).toBe(expected);
});
