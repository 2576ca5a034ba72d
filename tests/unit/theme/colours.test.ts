import { readFileSync } from "node:fs";
import { lowContrasts } from "../../../shared/brand-contrast";
import { type BrandTokens, parseBrandTokens } from "../../../shared/brand-tokens";
import { neutralBrand } from "../../../shared/neutral-brand";

const PALETTES: [string, BrandTokens][] = [
  [
    "the hotel's",
    parseBrandTokens(JSON.parse(readFileSync("content/tokens.json", "utf8")), "content/tokens.json"),
  ],
  ["the neutral", neutralBrand],
];

test.each(PALETTES)("%s colours are readable in every tone", (_name, palette) => {
  expect(lowContrasts(palette)).toEqual([]);
});

test("low contrast is reported with both colours, the ratio and the required minimum", () => {
  const palette = structuredClone(neutralBrand);
  palette.theme.tokens.colors.ink[900].value = "#8A8A8A";
  expect(lowContrasts(palette)).toContainEqual({
    front: { use: "fg", colour: "#8A8A8A" },
    back: { use: "bg", colour: "#F7F7F7" },
    ratio: 3.2,
    needed: 4.5,
  });
});

test("an incomplete tokens file is refused, naming it and everything missing", () => {
  const tokens = structuredClone(PALETTES[0]?.[1]);
  delete tokens?.theme.semanticTokens.colors.ring;
  delete tokens?.theme.semanticTokens.colors.fg;
  expect(() => parseBrandTokens(tokens, "hotel/tokens.json")).toThrow(
    /hotel\/tokens\.json[^]*theme\.semanticTokens\.colors lacks fg, fg\.muted, ring/,
  );
});

test.each([
  ["no object", null],
  ["conditions that are no selectors", { conditions: { toneDusk: 1 }, theme: {} }],
  ["colours without values", { conditions: {}, theme: { tokens: { colors: { white: "#fff" } } } }],
])("a tokens file with %s is refused", (_reason, json) => {
  expect(() => parseBrandTokens(json, "hotel/tokens.json")).toThrow(
    "The brand tokens in hotel/tokens.json are not valid",
  );
});
