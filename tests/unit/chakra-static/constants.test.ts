import { Constants } from "../../../plugins/gatsby-plugin-chakra-static/src/render/constants";

const GLOBALS =
  "body{color:var(--ink);margin:var(--gap);}" +
  ":root{--gap:1rem;--night:#001;--day:#fff;--ink:var(--day);--line:0 1px var(--ink);--wide:calc(2 * var(--gap));}" +
  "[data-tone=night]{--ink:var(--night);}";

const constants = new Constants(GLOBALS, ":root");

test("tokens that nothing overrides are inlined instead of defined", () => {
  expect(constants.inGlobals(GLOBALS)).toBe(
    "body{color:var(--ink);margin:1rem;}" +
      ":root{--ink:#fff;--line:0 1px var(--ink);}" +
      "[data-tone=night]{--ink:#001;}",
  );
});

test("rules inline constants, nested ones too, but keep variables that part of the page overrides", () => {
  expect(constants.inRules(".a{width:var(--wide);color:var(--ink);box-shadow:var(--line);}")).toBe(
    ".a{width:calc(2 * 1rem);color:var(--ink);box-shadow:var(--line);}",
  );
});

test.each([".a{--gap:2rem;}", ".a{margin:var(--gap, 2rem);}"])(
  "a second value for a constant is refused: %s",
  (css) => {
    expect(() => constants.inRules(css)).toThrow("--gap");
  },
);

test("a rule's own variable is left alone", () => {
  const css = ".a{--own:2px;margin:var(--own, 0);}";
  expect(constants.inRules(css)).toBe(css);
});

test("a system that defines nothing has no constants", () => {
  expect(new Constants("body{margin:0;}", ":root").inRules(".a{margin:var(--gap);}")).toBe(
    ".a{margin:var(--gap);}",
  );
});
