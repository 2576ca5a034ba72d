import { LAYOUTS } from "../../../shared/layouts";
import { ROUTES } from "../../../shared/routes";
import { layoutFile } from "../../../gatsby/create-pages";

test("no English path appears twice in the route table", () => {
  expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
});

test("every layout has a file, and an unknown one is refused by name", () => {
  for (const layout of LAYOUTS) expect(layoutFile(layout)).toMatch(/^src\/layouts\/\w+\.tsx$/);
  expect(() => layoutFile("brochure")).toThrow('No layout is called "brochure"');
});
