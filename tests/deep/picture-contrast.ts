import type { Locator, Page } from "playwright-core";
import sharp from "sharp";

type Box = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

/** Position of an element in the window, in pixels; throws if it isn't shown. */
export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator.toString()} is not shown.`);
  return box;
}

/**
 * Contrast (WCAG 2.2, 1 to 21) of a colour, as returned by getComputedStyle, with what the page shows in these boxes:
 * only 2 % of the pixels have less. Callers must hide the text there first.
 */
export async function contrastBehind(page: Page, ink: string, boxes: readonly Box[]): Promise<number> {
  const written = luminance((ink.match(/[\d.]+/g) ?? []).map(Number));
  const contrasts: number[] = [];
  for (const clip of boxes) {
    const data = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
    for (let at = 0; at < data.length; at += 3) {
      const shown = luminance([...data.subarray(at, at + 3)]);
      contrasts.push((Math.max(written, shown) + 0.05) / (Math.min(written, shown) + 0.05));
    }
  }
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * 0.02)] ?? 0;
}

/** Relative luminance of an sRGB colour, each channel 0 to 255. */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
