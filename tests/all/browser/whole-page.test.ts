import type { Page } from "playwright-core";
import { PHONE } from "../../support/browser";
import { untilTrue } from "../../support/until-true";
import { visit } from "../../support/visit";

/** Alternative texts of the pictures that appear as empty frames. */
function emptyFrames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img, footer img")]
      .filter((img) => {
        const { left, right, width } = img.getBoundingClientRect();
        return width > 0 && right > 0 && left < innerWidth;
      })
      .filter(
        (img) =>
          !img.complete || img.naturalWidth === 0 || !img.checkVisibility({ contentVisibilityAuto: true }),
      )
      .map(({ alt }) => alt),
  );
}

test.each(["/accommodation/sea-suite", "/gallery"])(
  "a full-page screenshot of %s shows every picture",
  async (path) => {
    const page = await visit(path, { viewport: PHONE });
    // Some tools make the window as high as the page,
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...PHONE, height });
    await untilTrue(async () => (await emptyFrames(page)).length === 0);
    // others capture beyond the window after scrolling through the page.
    await page.setViewportSize(PHONE);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await emptyFrames(page)).toEqual([]);
  },
);
