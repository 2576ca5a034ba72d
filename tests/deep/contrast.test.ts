import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { splitPath } from "../../shared/paths";
import { world } from "../support/browser";
import { inAllLanguages, LAYOUT_PAGES } from "../support/layouts";
import { SCREENS, visit } from "../support/visit";

type Box = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

/**
 * Contrast (WCAG 2.2, 1 to 21) of a colour, as returned by getComputedStyle, with what the page shows in these boxes:
 * only 2 % of the pixels have less. Callers must hide the text there first.
 */
async function contrastBehind(page: Page, ink: string, boxes: readonly Box[]): Promise<number> {
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

const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
];

test.each(["/", "/early-booking"])("on phones the title of %s is legible on its picture", async (path) => {
  const faint: { address: string; width: number; contrast: number }[] = [];
  for (const address of await inAllLanguages(world().site, path)) {
    for (const viewport of PHONES) {
      const { locale } = splitPath(address);
      const page = await visit(address, { viewport, locale, reducedMotion: "reduce" });
      await page.waitForFunction(() =>
        [...document.images].every((image) => image.loading === "lazy" || image.complete),
      );
      const { ink, lines } = await page.locator("h1").evaluate((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        const lines = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
        const ink = getComputedStyle(title).color;
        title.style.visibility = "hidden";
        return { ink, lines };
      });
      const contrast = await contrastBehind(page, ink, lines);
      if (contrast < 3) faint.push({ address, width: viewport.width, contrast });
    }
  }
  expect(faint).toEqual([]);
});

/** Contrast of the navbar's ink with the background behind its buttons and logo. */
async function contrastOfBar(page: Page): Promise<number> {
  const bar = page.getByRole("banner").locator("> div").first();
  const ink = await bar.evaluate((element) => {
    element.style.visibility = "hidden";
    return getComputedStyle(element).color;
  });
  const box = await bar.boundingBox();
  return contrastBehind(page, ink, box ? [box] : []);
}

test.each(SCREENS)("on %s the navbar is legible on the picture of each layout", async (_, viewport) => {
  const faint: { path: string; contrast: number }[] = [];
  for (const path of Object.values(LAYOUT_PAGES)) {
    const page = await visit(path, { viewport });
    const contrast = await contrastOfBar(page);
    if (contrast < 3) faint.push({ path, contrast });
    await page.context().close();
  }
  expect(faint).toEqual([]);
});
