import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { chakra, ChakraProvider } from "@chakra-ui/react/styled-system";
import { system } from "chakra-static/system";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { Rules } from "../../../plugins/gatsby-plugin-chakra-static/src/render/rules";
import type { StyleInputs } from "../../../plugins/gatsby-plugin-chakra-static/src/runtime/class-name";
import { bodies } from "../../../plugins/gatsby-plugin-chakra-static/src/runtime/recipe";

const BUTTON = {
  base: {
    color: "red",
    padding: { base: "1px", md: "2px" },
    _hover: { color: "blue" },
    "& > *": { margin: "0" },
  },
  variants: { size: { sm: { padding: "3px" }, md: {} } },
  defaultVariants: { size: "md" },
} as const;
const LINK = { base: { color: "green", textDecoration: "none" } } as const;

const NOTHING: StyleInputs = { recipes: [], keys: [], choice: [], css: [], props: {}, inherited: [] };

bodies.set("button", BUTTON);
bodies.set("link", LINK);

/** Rules that Chakra emits when rendering the element, for the class `x`; the last class if there are several. */
function ofChakra(element: ReactElement): string {
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  renderToString(
    <CacheProvider value={cache}>
      <ChakraProvider value={{ ...system, _global: [] }}>{element}</ChakraProvider>
    </CacheProvider>,
  );
  const [name = "", css = ""] =
    Object.entries(cache.inserted).findLast(([entry]) => `css-${entry}` in cache.registered) ?? [];
  return String(css).replaceAll(`css-${name}`, "x");
}

function ofPlugin(classes: Record<string, Partial<StyleInputs>>): string {
  return new Rules((name) => ({ ...NOTHING, ...classes[name] })).css("x");
}

const Button = chakra("button", BUTTON);
const ButtonLink = chakra(Button, LINK);

test.each<[string, ReactElement, Partial<StyleInputs>]>([
  ["a recipe with its defaults", <Button key="1" />, { recipes: ["button"], keys: ["size"], choice: ["md"] }],
  [
    "a variant under style props",
    <Button key="2" size="sm" color="black" />,
    { recipes: ["button"], keys: ["size"], choice: ["sm"], props: { color: "black" } },
  ],
  [
    "two recipes, css and style props",
    <ButtonLink key="3" css={{ color: "white", margin: "1px" }} margin="2px" />,
    {
      recipes: ["button", "link"],
      keys: ["size"],
      choice: ["md"],
      css: [{ color: "white", margin: "1px" }],
      props: { margin: "2px" },
    },
  ],
])("the rules match Chakra's own: %s", (_, element, inputs) => {
  expect(ofPlugin({ x: inputs })).toBe(ofChakra(element));
});

test("a class passed in overrides the element's own styles, as in Chakra", () => {
  const Inner = ({ className }: { className?: string }) => <Button className={className} />;
  const Outer = chakra(Inner, { base: { color: "black", padding: "9px" } });
  bodies.set("outer", { base: { color: "black", padding: "9px" } });
  const own = { recipes: ["button"], keys: ["size"], choice: ["md"], inherited: ["above"] };
  expect(ofPlugin({ x: own, above: { recipes: ["outer"] } })).toBe(ofChakra(<Outer />));
});
