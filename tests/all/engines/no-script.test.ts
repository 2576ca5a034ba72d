import { DESKTOP, PHONE } from "../../support/browser";
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
  test.each([
    ["menu", PHONE, "button[commandfor=menu]", "#menu a[href='/gastronomy']", "/gastronomy"],
    ["language menu", DESKTOP, "[aria-controls=languages]", "#languages a[hreflang=tr]", "/tr/hakkimizda"],
  ])("the %s opens on click, and a link in it leads to its page", async (_, size, opener, link, path) => {
    const scripted = await newWalk(engine, { size });
    await scripted.visit("/about-us");
    const button = await placeOf(scripted, opener);
    // By keyboard, as on a slow machine hovering opens a menu before the click, which then closes it.
    await scripted.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), opener);
    await scripted.press("Enter");
    const target = await placeOf(scripted, link);

    const walk = await newWalk(engine, { size, scripts: false });
    await walk.open(`${walk.site.url}/about-us`);
    const before = await walk.screenshot();
    await walk.clickAt(button);
    await untilTrue(async () => !before.equals(await walk.screenshot()));
    await walk.clickAt(target);
    await untilTrue(() => walk.site.requests.includes(path));
    expect(walk.site.requests.filter((file) => file.endsWith(".js"))).toEqual([]);
  });
});
