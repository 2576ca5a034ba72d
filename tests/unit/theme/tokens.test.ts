import { gzipSync } from "node:zlib";
import { system } from "../../../src/theme/system";
import { RECIPE_FILES, recipesOf } from "./recipe-files";

/** Properties whose values are token names. */
const TOKEN_PROPERTIES =
  /color$|^(bg|gap|top|left|right|bottom|columnGap|rowGap|boxShadow|zIndex|transitionDuration|transitionTimingFunction|fontSize|lineHeight|fontWeight|textStyle|aspectRatio|animation)$|^(margin|padding|inset|width|height|min|max)|^border\w*(Radius|Width)$/i;

const CSS_WORDS =
  /^(0|auto|none|inherit|currentColor|transparent|white|black|normal|max-content|min-content|fit-content|linear|Canvas|CanvasText|LinkText|Highlight|HighlightText|-?1)$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Keys of a responsive value. */
const BREAKPOINTS = /^(base|xs|sm|md|lg|xl|2xl)$/;

/** Every `property: value` of a recipe that should name a token. */
function namesOf(styles: unknown, property = ""): [string, string][] {
  if (isRecord(styles)) {
    return Object.entries(styles)
      .filter(([key]) => key !== "defaultVariants")
      .flatMap(([key, value]) => namesOf(value, BREAKPOINTS.test(key) ? property : key));
  }
  const value = String(styles);
  const isName = /^(-?[\d.]+|[a-z][\w.]*)$/i.test(value) && !CSS_WORDS.test(value);
  return TOKEN_PROPERTIES.test(property) && isName ? [[property, value]] : [];
}

test.each(RECIPE_FILES)("every name in the recipe %s is a token", async (file) => {
  const recipes = await recipesOf(file);
  const { transform, resolveShorthand } = system.utility;
  const unknown = namesOf(recipes).filter(
    ([property, value]) => !JSON.stringify(transform(resolveShorthand(property), value)).includes("var(--"),
  );
  expect(unknown).toEqual([]);
});

test("the styles that every page carries are under 4 KB compressed", () => {
  const styles = gzipSync(JSON.stringify(system._global));
  expect(styles.length).toBeLessThan(4096);
});
