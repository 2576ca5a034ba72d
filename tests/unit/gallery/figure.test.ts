import { figure } from "../../../src/gallery/figure";

/** Number of cells that each size covers in the six-column grid. */
const AREA = { big: 16, wide: 9, tall: 8, unit: 4 };

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 16, 17, 31])(
  "%i pictures get the same number of cells",
  (count) => {
    expect(figure(count)).toHaveLength(count);
  },
);

test.each([3, 7, 10, 15])("%i pictures start with a big one beside two units", (count) => {
  expect(
    figure(count)
      .slice(0, 3)
      .map(({ size }) => size),
  ).toEqual(["big", "unit", "unit"]);
});

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 22])("%i pictures leave no gap in six columns", (count) => {
  const area = figure(count).reduce((sum, { size }) => sum + AREA[size], 0);
  const bands = area / 6;
  expect(Number.isInteger(bands)).toBe(true);
});

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 15])("%i pictures leave no gap in two columns", (count) => {
  const columns = figure(count).reduce((sum, { fullWidth }) => sum + (fullWidth ? 2 : 1), 0);
  expect(columns % 2).toBe(0);
});

test("without pictures there are no cells", () => {
  expect(figure(0)).toEqual([]);
});
