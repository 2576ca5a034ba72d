import type { Page } from "playwright-core";
import { hydrated, world } from "../../support/browser";
import { untilTrue } from "../../support/until-true";
import { newPage, SCREENS } from "../../support/visit";

const PATHS = ["/", "/about-us", "/accommodation/sea-suite", "/gallery"];

/** Positions of the page's parts in the document, once each has been in view and has its final size. */
function placesOfParts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await nextFrame();
    }
    scrollTo({ top: 0, behavior: "instant" });
    await nextFrame();
    await nextFrame();
    return [...document.querySelectorAll("main section, main h2, main img, footer, footer nav")]
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const place = [left, top + scrollY, width, height].map(Math.round).join(" ");
        return `${part.localName} ${part.getAttribute("alt") ?? part.textContent?.slice(0, 30)}: ${place}`;
      });
  });
}

test.each(SCREENS)("on %s nothing moves when the pictures load", async (_, viewport) => {
  for (const path of PATHS) {
    const page = await newPage({ viewport, reducedMotion: "reduce" });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.(?:webp|avif|svg|jpg|png)$/, (route) => released.then(() => route.continue()));
    await page.goto(world().site + path, { waitUntil: "commit" });
    await hydrated(page);
    const before = await placesOfParts(page);
    expect(before.length).toBeGreaterThan(10);
    release();
    await untilTrue(() =>
      page.evaluate(() =>
        [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
      ),
    );
    expect({ path, places: await placesOfParts(page) }).toEqual({
      path,
      places: expect.arrayContaining(before),
    });
    await page.context().close();
  }
});
