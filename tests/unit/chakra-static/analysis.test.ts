import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { analyseSite, sourceFiles } from "../../../plugins/gatsby-plugin-chakra-static/src/analysis/site";
import { transformRecipes, withoutCode } from "../../../plugins/gatsby-plugin-chakra-static/src/transform";

const CHAKRA =
  'import { chakra, createSlotRecipeContext, defineRecipe, defineSlotRecipe, useSlotRecipe } from "@chakra-ui/react/styled-system";\n';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chakra-static-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Styles of a site made of these modules, which can use Chakra's names without importing them. */
function analysed(modules: Record<string, string>) {
  for (const [name, source] of Object.entries(modules)) writeFileSync(join(folder, name), CHAKRA + source);
  return analyseSite(sourceFiles(folder));
}

/** Inputs (style props, variants, …) of every class, in source order. */
function inputsOf(modules: Record<string, string>) {
  return Object.values(analysed(modules).classes).map(({ inputs }) => inputs);
}

test("a choice between constants yields one class for each", () => {
  const inputs = inputsOf({
    "a.tsx": `
      const PLACES = [{ column: "1 / 9", side: "left" }, { column: "5 / 13", side: "right" }] as const;
      export function Room({ index, wide, filled = false }) {
        const { column } = PLACES[index % 2] ?? PLACES[0];
        const { [index % 2]: place = PLACES[0] } = PLACES;
        const several = index === 0 && wide > 1;
        return <>
          <chakra.p gridColumn={{ lg: column }} />
          <chakra.p color={filled ? "fg" : "accent"} />
          <chakra.p srOnly={several || undefined} />
          <chakra.p width={\`calc(\${place.side === "left" ? 1 : 2} * 4px)\`} />
        </>;
      }`,
  });
  expect(inputs.map(({ props }) => props)).toEqual([
    { gridColumn: { lg: "1 / 9" } },
    { gridColumn: { lg: "5 / 13" } },
    { color: "fg" },
    { color: "accent" },
    { srOnly: true },
    { width: "calc(1 * 4px)" },
    { width: "calc(2 * 4px)" },
  ]);
});

test("a variant unknown at build time gets a class for each of its values", () => {
  const inputs = inputsOf({
    "a.tsx": `
      const Button = chakra("button", {
        variants: { size: { sm: {}, md: {} }, wide: { true: {}, false: {} } },
        defaultVariants: { size: "md" },
      });
      export const One = ({ size }) => <Button size={size} wide />;
      export const Other = (props) => <Button {...props} size="sm" wide={false} />;`,
  });
  expect(inputs.map(({ choice }) => choice)).toEqual([
    ["sm", "true"],
    ["md", "true"],
    ["sm", "false"],
  ]);
});

test("styles reach an element through the site's components, by props and by class name", () => {
  const inputs = inputsOf({
    "link.tsx": `
      const Anchor = chakra("a", { base: { color: "fg" } });
      export function Link({ to, ...rest }) { return <Anchor {...rest} href={to} />; }
      export const Logo = ({ className }) => <Anchor className={className} />;`,
    "page.tsx": `
      import { Link, Logo } from "./link";
      const Home = chakra(Logo);
      export default () => <><Link to="/" width="full" /><Home color="accent" /></>;`,
  });
  expect(inputs.map(({ recipes, props, inherited }) => [recipes.length, props, inherited.length])).toEqual([
    [1, {}, 0],
    [1, { width: "full" }, 0],
    [0, { color: "accent" }, 0],
    [1, {}, 1],
  ]);
});

test("slots are traced from a recipe in another module to css props and context parts", () => {
  const inputs = inputsOf({
    "menu-recipe.ts": `
      export const menuRecipe = defineSlotRecipe({ slots: ["root", "item"], variants: { over: { page: {}, picture: {} } } });`,
    "menu.tsx": `
      import { menuRecipe } from "./menu-recipe";
      const { withProvider, withContext } = createSlotRecipeContext({ recipe: menuRecipe });
      const Root = withProvider("ul", "root");
      const Item = withContext("li", "item");
      export function Menu({ look }) {
        const styles = useSlotRecipe({ recipe: menuRecipe })({ over: look === "overlay" ? "picture" : "page" });
        return <><chakra.div css={styles.root} /><Root over="page"><Item /></Root></>;
      }`,
  });
  expect(inputs.map(({ css }) => String(css).replace(/^\w+/, ""))).toEqual([
    '.root["picture"]',
    '.root["page"]',
    '.item["page"]',
    '.item["picture"]',
    ".item[null]",
  ]);
});

test("a value that can't be resolved is reported with its location and how to write it", () => {
  expect(() =>
    analysed({
      "a.tsx": `export const Bar = ({ parts }) => parts.map((part) => <chakra.i key={part} width={part} />);`,
    }),
  ).toThrow(
    /a\.tsx:2:55: the values of width can't be known.*width="var\(--value\)" with style=\{\{ "--value": value \}\}/s,
  );
});

test("a recipe that is not an object literal is reported with its location", () => {
  expect(() => analysed({ "a.tsx": `export const Bar = chakra("i", make());` })).toThrow(
    /a\.tsx:2:32: a recipe is given as an object/,
  );
});

test("browsers get only a recipe's names, the server its body too", () => {
  const source = `${CHAKRA}export const Bar = chakra("i", { base: { color: "fg" }, variants: { size: { sm: {} } } });`;
  const { recipes } = analysed({ "a.tsx": source.slice(CHAKRA.length) });
  const file = join(folder, "a.tsx");
  const [id] = Object.keys(recipes);
  const kept = `{"id":"${id}","keys":["size"],"defaults":{}`;
  expect(transformRecipes(source, file, { recipes, bodies: false })).toBe(
    `${CHAKRA}export const Bar = chakra("i", ${kept}});`,
  );
  expect(transformRecipes(source, file, { recipes, bodies: true })).toBe(
    `${CHAKRA}export const Bar = chakra("i", ${kept},body:{ base: { color: "fg" }, variants: { size: { sm: {} } } }});`,
  );
});

test("a build-only module is reduced to its export names", () => {
  const source =
    'import { a } from "./a";\nexport const system = a();\nexport function Globals() {}\nexport type T = 1;\nexport default system;';
  expect(withoutCode(source, "a.ts")).toBe(
    "export const system = undefined;\nexport const Globals = undefined;\nexport default undefined;",
  );
});

test("a stock Chakra component is refused with a note on where it works", () => {
  expect(() =>
    analysed({ "a.tsx": 'import { type ButtonProps, Box, Button } from "@chakra-ui/react";' }),
  ).toThrow(/a\.tsx:2:33: Chakra's own Button runs in the browser, which it does on pages in src\/pages\//);
});
