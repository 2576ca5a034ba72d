import { BRAND_USES, type ColourUse } from "../../../shared/brand-contrast";
import type { BrandTokens } from "../../../shared/brand-tokens";
import { fieldsOf, isRecord } from "../../../shared/record";

/** An opaque palette colour, `#RRGGBB`. */
interface PaletteColour {
  /** `pine.700` */
  path: string;
  colour: string;
  /** What it is used for, in any tone of the page. */
  uses: ColourUse[];
}

/** The opaque colours of a brand, in palette order. */
export function paletteOf({ theme }: BrandTokens): PaletteColour[] {
  return leavesOf(theme.tokens.colors).flatMap(({ path, value }) =>
    typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value)
      ? [{ path, colour: value, uses: usesOf(path, theme.semanticTokens.colors) }]
      : [],
  );
}

/** Returns the brand with the palette colour at a path replaced. */
export function withColour(brand: BrandTokens, path: string, colour: string): object {
  const { theme } = brand;
  const colors = withLeaf(theme.tokens.colors, path.split("."), colour);
  return { ...brand, theme: { ...theme, tokens: { ...theme.tokens, colors } } };
}

function withLeaf(tree: unknown, [name = "", ...rest]: readonly string[], value: string): object {
  const node = fieldsOf(tree);
  return { ...node, [name]: rest.length === 0 ? { value } : withLeaf(node[name], rest, value) };
}

function usesOf(path: string, semantic: unknown): ColourUse[] {
  const named = leavesOf(semantic).filter(({ value }) =>
    (isRecord(value) ? Object.values(value) : [value]).includes(`{colors.${path}}`),
  );
  const uses = named.map((leaf) => leaf.path.replace(/\.DEFAULT$/, ""));
  return BRAND_USES.filter((use) => uses.includes(use));
}

function leavesOf(tree: unknown, within: readonly string[] = []): { path: string; value: unknown }[] {
  return Object.entries(fieldsOf(tree)).flatMap(([name, node]) =>
    isRecord(node) && "value" in node
      ? [{ path: [...within, name].join("."), value: node.value }]
      : leavesOf(node, [...within, name]),
  );
}
