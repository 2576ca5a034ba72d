import { type BrandTokens } from "../shared/brand-tokens";
import { readBrandTokens } from "./read-brand";
import { neutralBrand } from "../shared/neutral-brand";

/** The colours of pages sent by services, by their names in the hotel's tokens file. */
export type ThemeColors = ReturnType<typeof themeColors>;

/** Reads the colours from a hotel's `tokens.json`; the neutral brand's if there is none. */
export function readThemeColors(file: string): ThemeColors {
  return themeColors(readTokens(file));
}

/** An invalid tokens file fails the build; the page that reports it must still be shown. */
function readTokens(file: string): BrandTokens {
  try {
    return readBrandTokens(file);
  } catch {
    return neutralBrand;
  }
}

function themeColors(brand: BrandTokens) {
  const colorOf = (name: string) => color(brand, name) ?? color(neutralBrand, name) ?? "currentColor";
  return {
    bg: colorOf("bg"),
    fg: colorOf("fg"),
    "fg.muted": colorOf("fg.muted"),
    link: colorOf("link"),
    border: colorOf("border"),
    action: colorOf("action"),
    "action.fg": colorOf("action.fg"),
    error: colorOf("error"),
    ring: colorOf("ring"),
  };
}

/** A semantic colour of the light theme; undefined if its value is not safe to insert into a page. */
function color({ theme }: BrandTokens, name: string): string | undefined {
  const node = at(theme.semanticTokens.colors, name);
  return resolveColor(theme.tokens, leafValue(at(node, "DEFAULT") ?? node));
}

/** `{colors.pine.700}` → the palette's `#123456`; undefined for anything that is not a colour. */
function resolveColor(tokens: unknown, value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const [, reference] = /^\{(.+)\}$/.exec(value) ?? [];
  if (reference) return resolveColor(tokens, leafValue(at(tokens, reference)));
  return /^(#[0-9a-f]{3,8}|rgba?\([\d.,\s%]+\))$/i.test(value) ? value : undefined;
}

/** The value of a token in the light theme: `{ value: { base: "a" } }` and `{ value: "a" }` → "a". */
function leafValue(node: unknown): unknown {
  const value = at(node, "value");
  return at(value, "base") ?? value;
}

function at(node: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((found, name) => {
    return typeof found === "object" && found !== null
      ? Object.entries(found).find(([key]) => key === name)?.[1]
      : undefined;
  }, node);
}
