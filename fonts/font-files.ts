import { create } from "fontkit";
import subsetFont from "subset-font";

/** The weights to keep of a file with a range: `400 500`; other files have one, `300`. */
function axesOf(weight: string) {
  const [min = 0, max = min] = weight.split(" ").map(Number);
  return min < max ? { variationAxes: { wght: { min, max } } } : {};
}

/** Subsets a font to these characters and weights, as WOFF2. */
export function cutFont(content: Buffer, characters: string, weight: string): Promise<Buffer> {
  return subsetFont(content, characters, { targetFormat: "woff2", ...axesOf(weight) });
}

/** The characters in a font. Throws if the content is not a font. */
export function charactersIn(content: Buffer): Set<string> {
  return new Set(fontOf(content).characterSet.map((code) => String.fromCodePoint(code)));
}

/** Ascent, descent, and the width of a text in the lightest of the weights: all relative to the font size. */
export async function measureFont(content: Buffer, weight: string, text: string) {
  const [lightest] = weight.split(" ").map(Number);
  const part = await subsetFont(content, text, {
    targetFormat: "truetype",
    ...(weight.includes(" ") && lightest && { variationAxes: { wght: lightest } }),
  });
  const font = fontOf(part);
  const { unitsPerEm, ascent, descent } = font;
  return {
    extent: { ascent: ascent / unitsPerEm, descent: -descent / unitsPerEm },
    width: font.layout(text).advanceWidth / unitsPerEm,
  };
}

function fontOf(content: Buffer) {
  const font = create(content);
  if ("fonts" in font) throw new Error("it is a collection of fonts");
  return font;
}
