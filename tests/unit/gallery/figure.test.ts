import { figure } from "../../../src/gallery/figure";

/** Number of cells that each size covers in the six-column grid. */
const AREA = { big: 16, wide: 9, tall: 8, unit: 4 };

test.each(Array.from({ length: 40 }, (_, count) => count))(
  "%i pictures get a cell each, without a gap in six columns or in two",
  (count) => {
    const cells = figure(count);
    expect(cells).toHaveLength(count);
    // One picture alone is in the middle of its row.
    if (count === 1) return;
    const area = cells.reduce((sum, { size }) => sum + AREA[size], 0);
    const columns = cells.reduce((sum, { fullWidth }) => sum + (fullWidth ? 2 : 1), 0);
    expect([area % 6, columns % 2]).toEqual([0, 0]);
  },
);

test("the first picture of an album is a big one beside two units", () => {
  expect(figure(7).slice(0, 3)).toMatchObject([{ size: "big" }, { size: "unit" }, { size: "unit" }]);
});
