import type { BrandTokens } from "./brand-tokens";
import { isRecord } from "./record";

/** The tones of page sections, as tokens name them. */
const TONES = [
  "base",
  "_toneDawn",
  "_toneNoon",
  "_toneAfternoon",
  "_toneDusk",
  "_tonePine",
  "_toneNight",
] as const;

/** Foreground, background and the contrast ratio WCAG 2.2 AA requires: text 4.5, field borders and focus rings 3. */
const PAIRS = [
  ["fg", "bg", 4.5],
  ["fg.muted", "bg", 4.5],
  ["accent", "bg", 4.5],
  ["link", "bg", 4.5],
  ["error", "bg", 4.5],
  ["action", "bg", 4.5],
  ["action.fg", "action", 4.5],
  ["field", "bg", 3],
  ["ring", "bg", 3],
] as const;

/** The role of a colour. */
export type ColourUse = (typeof PAIRS)[number][0 | 1];

/** Colour roles, backgrounds first. */
export const BRAND_USES: readonly ColourUse[] = [
  ...new Set([...PAIRS.map(([, back]) => back), ...PAIRS.map(([front]) => front)]),
];

/** Two colours with insufficient contrast, at their first occurrence. */
export interface LowContrast {
  front: { use: ColourUse; colour: string };
  back: { use: ColourUse; colour: string };
  /** Rounded down to a tenth: 4.4. */
  ratio: number;
  /** The minimum that WCAG 2.2 AA allows. */
  needed: number;
}

/**
 * Returns the pairs of a brand's colours with too little contrast in some tone; throws if one is missing or not
 * opaque.
 */
export function lowContrasts(brand: BrandTokens): LowContrast[] {
  const found = new Map<string, LowContrast>();
  for (const tone of TONES) {
    for (const [frontUse, backUse, needed] of PAIRS) {
      const front = { use: frontUse, colour: resolveColour(brand, frontUse, tone) };
      const back = { use: backUse, colour: resolveColour(brand, backUse, tone) };
      const ratio = contrast(front.colour, back.colour);
      const pair = `${frontUse} ${front.colour} ${backUse} ${back.colour}`;
      if (ratio < needed && !found.has(pair))
        found.set(pair, { front, back, ratio: Math.floor(ratio * 10) / 10, needed });
    }
  }
  return [...found.values()];
}

/** Resolves a path such as `fg.muted` to its value in a tone, following references to the palette. */
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
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`${hex} is not an opaque colour such as #336699.`);
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
