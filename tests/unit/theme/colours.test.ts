import { readFileSync } from "node:fs";
import { type BrandTokens, parseBrandTokens } from "../../../shared/brand-tokens";
import { neutralBrand } from "../../../shared/neutral-brand";

const PALETTES: [string, BrandTokens][] = [
  [
    "the hotel's",
    parseBrandTokens(JSON.parse(readFileSync("content/tokens.json", "utf8")), "content/tokens.json"),
  ],
  ["the neutral", neutralBrand],
];

const TONES = ["base", "_toneDawn", "_toneNoon", "_toneAfternoon", "_toneDusk", "_tonePine", "_toneNight"];

/** Foreground, background and the ratio that WCAG 2.2 AA asks for: text 4.5, borders of fields and focus rings 3. */
const PAIRS: [string, string, number][] = [
  ["fg", "bg", 4.5],
  ["fg.muted", "bg", 4.5],
  ["accent", "bg", 4.5],
  ["link", "bg", 4.5],
  ["error", "bg", 4.5],
  ["action", "bg", 4.5],
  ["action.fg", "action", 4.5],
  ["field", "bg", 3],
  ["ring", "bg", 3],
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Follows a path such as `fg.muted` to its value in a tone, and references to the palette's colour. */
function resolveColour({ theme }: BrandTokens, name: string, tone: string): string {
  const semantic = valueAt(theme.semanticTokens.colors, name);
  const value = isRecord(semantic) ? (semantic[tone] ?? semantic.base) : semantic;
  const reference = /^\{colors\.(.+)\}$/.exec(String(value))?.[1];
  return String(reference ? valueAt(theme.tokens.colors, reference) : value);
}

function valueAt(tree: unknown, name: string): unknown {
  const node = name.split(".").reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), tree);
  if (!isRecord(node)) throw new Error(`There is no colour ${name}.`);
  return "value" in node ? node.value : valueAt(node, "DEFAULT");
}

function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`${hex} is not an opaque colour.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(PALETTES)("%s colours are readable in every tone", (_name, palette) => {
  const unreadable = TONES.flatMap((tone) =>
    PAIRS.filter(
      ([front, back, ratio]) =>
        contrast(resolveColour(palette, front, tone), resolveColour(palette, back, tone)) < ratio,
    ).map(([front, back]) => `${front} on ${back} in ${tone}`),
  );
  expect(unreadable).toEqual([]);
});

test("a tokens file that is incomplete is refused with its name and everything that is missing", () => {
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
