import { type BrandTokens } from "../shared/brand-tokens";
import { readBrandTokens } from "./read-brand";
import { neutralBrand } from "../shared/neutral-brand";

/** The colours of pages sent by services, by their names in the hotel's tokens file. */
export type ThemeColors = ReturnType<typeof themeColors>;

/** The tones of a hotel's sections that services use: its light pages, and its dark ones. */
type Tone = "base" | "_toneNight";

/** Reads the colours of a tone from a hotel's `tokens.json`; the neutral brand's if there is none. */
export function readThemeColors(file: string, tone: Tone = "base"): ThemeColors {
  return themeColors(readTokens(file), tone);
}

/** An invalid tokens file fails the build; the page that reports it must still be shown. */
function readTokens(file: string): BrandTokens {
  try {
    return readBrandTokens(file);
  } catch {
    return neutralBrand;
  }
}

function themeColors(brand: BrandTokens, tone: Tone) {
  const colorOf = (name: string) =>
    color(brand, name, tone) ?? color(neutralBrand, name, tone) ?? "currentColor";
  return {
    bg: colorOf("bg"),
    fg: colorOf("fg"),
    "fg.muted": colorOf("fg.muted"),
    link: colorOf("link"),
    border: colorOf("border"),
    field: colorOf("field"),
    action: colorOf("action"),
    "action.fg": colorOf("action.fg"),
    error: colorOf("error"),
    ring: colorOf("ring"),
  };
}

/** A semantic colour in a tone; undefined if its value is not safe to insert into a page. */
function color({ theme }: BrandTokens, name: string, tone: Tone): string | undefined {
  const node = at(theme.semanticTokens.colors, name);
  return resolveColor(theme.tokens, leafValue(at(node, "DEFAULT") ?? node, tone));
}

/** `{colors.pine.700}` → the palette's `#123456`; undefined for anything that is not a colour. */
function resolveColor(tokens: unknown, value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const [, reference] = /^\{(.+)\}$/.exec(value) ?? [];
  if (reference) return resolveColor(tokens, leafValue(at(tokens, reference), "base"));
  return /^(#[0-9a-f]{3,8}|rgba?\([\d.,\s%]+\))$/i.test(value) ? value : undefined;
}

/** The value of a token in a tone: `{ value: { base: "a" } }` and `{ value: "a" }` → "a". */
function leafValue(node: unknown, tone: Tone): unknown {
  const value = at(node, "value");
  return at(value, tone) ?? at(value, "base") ?? value;
}

function at(node: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((found, name) => {
    return typeof found === "object" && found !== null
      ? Object.entries(found).find(([key]) => key === name)?.[1]
      : undefined;
  }, node);
}
