import { PHONE } from "../../support/browser";
import { OTHER_ENGINES } from "../../support/engines/installed";
import { newWalk } from "../../support/engines/visit";

/** In the page: whether the lightbox shows a picture, by its counter, and has come to rest. */
function showsPicture(counter: string): boolean {
  const lightbox = document.querySelector("[role=dialog]");
  const moving = document.getAnimations().some(({ playState }) => playState === "running");
  return lightbox?.querySelector("[data-part=counter]")?.textContent === counter && !moving;
}

describe.each(OTHER_ENGINES)("in %s", (_, engine) => {
  test("a picture opens large, a swipe turns the page, and Escape leads back to its thumbnail", async () => {
    const walk = await newWalk(engine, { size: PHONE });
    await walk.visit("/gallery");
    await walk.click("#hotel-facade");
    await walk.arrives("/gallery#hotel-facade");
    await walk.until(showsPicture, "1 / 38");
    await walk.swipe({ x: 330, y: 400 }, { x: 60, y: 400 });
    await walk.until(showsPicture, "2 / 38");
    await walk.arrives("/gallery#hotel-aerial");
    await walk.press("Escape");
    await walk.until(() => document.activeElement?.id === "hotel-facade");
    await walk.arrives("/gallery");
    expect(await walk.complaints()).toEqual([]);
    expect(walk.site.problems).toEqual([]);
  });
});
