import type { Page } from "playwright-core";
import { splitPath } from "../../shared/paths";
import { world } from "../support/browser";
import { inAllLanguages, LAYOUT_PAGES } from "../support/layouts";
import { boxOf, contrastBehind } from "./picture-contrast";
import { SCREENS, visit } from "../support/visit";

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
  return contrastBehind(page, ink, [await boxOf(bar)]);
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
