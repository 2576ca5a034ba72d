import { renderToStaticMarkup } from "react-dom/server";
import { observer } from "../../../plugins/gatsby-plugin-chakra-static/src/runtime/chakra";
import type { StyleInputs } from "../../../plugins/gatsby-plugin-chakra-static/src/runtime/class-name";
import {
  chakra,
  createSlotRecipeContext,
  useRecipe,
  useSlotRecipe,
} from "../../../plugins/gatsby-plugin-chakra-static/src/runtime/styled-system";
import { styleProps } from "../../../plugins/gatsby-plugin-chakra-static/src/runtime/style-props";

const BUTTON = { id: "button", keys: ["variant", "size"], defaults: { variant: "solid", size: "md" } };
const MENU = { id: "menu", keys: ["open"], defaults: { open: false }, slots: ["root", "item"] };

const A = chakra("a");
const Circle = chakra("circle");
const Div = chakra("div");
const I = chakra("i");
const Img = chakra("img");
const P = chakra("p");

let seen: Record<string, StyleInputs>;

beforeEach(() => {
  for (const name of ["width", "cx", "color", "content"]) styleProps.add(name);
  seen = {};
  observer.onElement = (name, inputs) => {
    seen[name] = inputs;
  };
});
afterEach(() => {
  delete observer.onElement;
});

/** The markup and the values of its class attributes. */
function rendered(element: JSX.Element) {
  const html = renderToStaticMarkup(element);
  return { html, classes: [...html.matchAll(/class="([^"]*)"/g)].map(([, name = ""]) => name) };
}

test("style props are removed, attributes kept, and equal styles share a class", () => {
  const { html, classes } = rendered(
    <>
      <A href="/" width="4" color={undefined} />
      <Div width="4" />
      <Div width="5" />
    </>,
  );
  const [first, second, third] = classes;
  expect(html).toBe(
    `<a href="/" class="${first}"></a><div class="${first}"></div><div class="${third}"></div>`,
  );
  expect(second).toBe(first);
  expect(first).toMatch(/^s-[0-9a-z]{3}$/);
  expect(seen[first ?? ""]?.props).toEqual({ width: "4" });
});

test("an element without styles gets no class but keeps one that it was given", () => {
  expect(rendered(<P />).html).toBe("<p></p>");
  expect(rendered(<P className="prose" />).html).toBe('<p class="prose"></p>');
});

test("style prop names that are SVG attributes stay attributes on SVG elements", () => {
  expect(rendered(<Circle cx="2" />).html).toBe('<circle cx="2"></circle>');
  expect(rendered(<Img htmlWidth={40} />).html).toBe('<img width="40"/>');
});

test("omitted variants use their defaults, and null selects none", () => {
  const Button = chakra("button", BUTTON);
  const { classes } = rendered(
    <>
      <Button />
      <Button size="md" variant={undefined} />
      <Button size={null} type="submit" />
    </>,
  );
  const [byDefault, given, none] = classes;
  expect(given).toBe(byDefault);
  expect(seen[byDefault ?? ""]).toMatchObject({ recipes: ["button"], choice: ["solid", "md"] });
  expect(seen[none ?? ""]).toMatchObject({ choice: ["solid", null] });
});

test("a component that wraps a styled one renders one element with both recipes", () => {
  const Button = chakra("button", BUTTON);
  const Wide = chakra(Button, { id: "wide", keys: ["size"], defaults: { size: "sm" } });
  const { html, classes } = rendered(<Wide as="a" />);
  expect(html).toBe(`<a class="${classes[0]}"></a>`);
  expect(seen[classes[0] ?? ""]).toMatchObject({ recipes: ["button", "wide"], choice: ["solid", "sm"] });
});

test("a class passed in is merged with the element's own, or kept as it is if there is none", () => {
  const Inner = ({ className }: { className?: string }) => <I className={className} color="red" />;
  const Plain = ({ className }: { className?: string }) => <I className={className} />;
  const Outer = chakra(Inner);
  const Bare = chakra(Plain);
  const outer = rendered(<Outer width="4" className="prose" />).classes[0] ?? "";
  const [foreign, merged = ""] = outer.split(" ");
  expect(foreign).toBe("prose");
  const [above = ""] = seen[merged]?.inherited ?? [];
  expect(seen[merged]?.props).toEqual({ color: "red" });
  expect(seen[above]?.props).toEqual({ width: "4" });
  expect(rendered(<Bare width="4" />).classes[0]).toBe(above);
});

test("the css prop accepts recipe styles and ignores false values", () => {
  const Part = ({ open }: { open: boolean }) => {
    const menu = useSlotRecipe({ recipe: MENU })({ open });
    const button = useRecipe({ recipe: BUTTON })();
    return <Div css={[menu.item, open && button, { color: "red" }]} />;
  };
  const [open = "", closed = ""] = rendered(
    <>
      <Part open />
      <Part open={false} />
    </>,
  ).classes;
  expect(seen[open]?.css).toEqual(['menu.item["true"]', 'button.["solid","md"]', { color: "red" }]);
  expect(seen[closed]?.css).toEqual(['menu.item["false"]', { color: "red" }]);
});

test("slot recipe parts use their provider's variants", () => {
  const { withProvider, withContext } = createSlotRecipeContext({ recipe: MENU });
  const Root = withProvider("ul", "root");
  const Item = withContext("li", "item");
  const { html, classes } = rendered(
    <Root open title="Menu">
      <Item width="4" />
    </Root>,
  );
  const [root = "", item = ""] = classes;
  expect(html).toBe(`<ul title="Menu" class="${root}"><li class="${item}"></li></ul>`);
  expect(seen[root]?.css).toEqual(['menu.root["true"]']);
  expect(seen[item]).toMatchObject({ css: ['menu.item["true"]'], props: { width: "4" } });
});
