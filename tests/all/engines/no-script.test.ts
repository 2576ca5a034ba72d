import { PHONE } from "../../support/browser";
import type { Point } from "../../support/engines/engine";
import { OTHER_ENGINES } from "../../support/engines/installed";
import { newWalk, type Walk } from "../../support/engines/visit";
import { untilTrue } from "../../support/until-true";

/** Position of an element at rest. Drivers can't query a page without script, so a page with script is queried. */
async function placeOf(walk: Walk, selector: string): Promise<Point> {
  await walk.until((wanted) => {
    const element = document.querySelector(wanted);
    const moves = document.getAnimations().some(({ playState }) => playState === "running");
    return element?.checkVisibility() === true && !moves;
  }, selector);
  return walk.evaluate((wanted) => {
    const { left, top, width, height } =
      document.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  }, selector);
}

describe.each(OTHER_ENGINES)("in %s without JavaScript", (_, engine) => {
  test("the menu opens, and a link in it leads to its page", async () => {
    const scripted = await newWalk(engine, { size: PHONE });
    await scripted.visit("/about-us");
    const burger = await placeOf(scripted, "button[commandfor=menu]");
    await scripted.clickAt(burger);
    const link = await placeOf(scripted, "#menu a[href='/gastronomy']");

    const walk = await newWalk(engine, { size: PHONE, scripts: false });
    await walk.open(`${walk.site.url}/about-us`);
    const before = await walk.screenshot();
    await walk.clickAt(burger);
    await untilTrue(async () => !before.equals(await walk.screenshot()));
    await walk.clickAt(link);
    await untilTrue(() => walk.site.requests.includes("/gastronomy"));
    expect(walk.site.requests.filter((path) => path.endsWith(".js"))).toEqual([]);
  });

  test("the language menu opens on click and leads to the page's translation", async () => {
    const scripted = await newWalk(engine);
    await scripted.visit("/about-us");
    const button = await placeOf(scripted, "[aria-controls=languages]");
    // By keyboard, as on a slow machine hovering opens the menu before the click, which then closes it.
    await scripted.evaluate(() => document.querySelector<HTMLElement>("[aria-controls=languages]")?.focus());
    await scripted.press("Enter");
    const turkish = await placeOf(scripted, "#languages a[hreflang=tr]");

    const walk = await newWalk(engine, { scripts: false });
    await walk.open(`${walk.site.url}/about-us`);
    const before = await walk.screenshot();
    await walk.clickAt(button);
    await untilTrue(async () => !before.equals(await walk.screenshot()));
    await walk.clickAt(turkish);
    await untilTrue(() => walk.site.requests.includes("/tr/hakkimizda"));
    expect(walk.site.requests.filter((path) => path.endsWith(".js"))).toEqual([]);
  });
});
