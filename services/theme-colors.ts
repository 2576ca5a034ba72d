import { readFile } from "node:fs/promises";
import { hasCode } from "./release/files";

/** Colours of the pages that services send, by the names that the hotel's tokens file gives them, with a neutral set besides. */
const NEUTRAL_COLORS = {
  bg: "Canvas",
  fg: "CanvasText",
  "fg.muted": "CanvasText",
  link: "LinkText",
  border: "GrayText",
  action: "ButtonFace",
  "action.fg": "ButtonText",
  error: "CanvasText",
  ring: "Highlight",
};

export type ThemeColors = typeof NEUTRAL_COLORS;

/** Reads the colours from a hotel's `tokens.json`; neutral ones where it has no such file or lacks a colour. */
export async function readThemeColors(file: string): Promise<ThemeColors> {
  try {
    return themeColors(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if (hasCode(error, "ENOENT")) return NEUTRAL_COLORS;
    throw new Error(`${file} can't be read: ${error instanceof Error ? error.message : error}`);
  }
}

function themeColors(tokens: unknown): ThemeColors {
  const color = (name: string): string | undefined => {
    const node = at(tokens, `theme.semanticTokens.colors.${name}`);
    return resolveColor(tokens, leafValue(at(node, "DEFAULT") ?? node));
  };
  const colors = { ...NEUTRAL_COLORS };
  return {
    ...colors,
    ...Object.fromEntries(Object.keys(colors).flatMap((name) => (color(name) ? [[name, color(name)]] : []))),
  };
}

/** `{colors.pine.700}` → the palette's `#123456`; undefined for what is no colour. */
function resolveColor(tokens: unknown, value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const [, reference] = /^\{(.+)\}$/.exec(value) ?? [];
  if (reference) return resolveColor(tokens, leafValue(at(tokens, `theme.tokens.${reference}`)));
  return /^(#[0-9a-f]{3,8}|rgba?\([\d.,\s%]+\))$/i.test(value) ? value : undefined;
}

/** The value of a token in the light tone: `{ value: { base: "a" } }` and `{ value: "a" }` → "a". */
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
