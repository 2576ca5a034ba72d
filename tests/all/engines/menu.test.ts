import { PHONE } from "../../support/browser";
import { ENGINES } from "../../support/engines/installed";
import { newWalk, type Walk } from "../../support/engines/visit";

const BURGER = "button[commandfor=menu]";

async function isOpen(walk: Walk): Promise<void> {
  await walk.until(
    () => document.querySelector("dialog#menu:modal")?.contains(document.activeElement) === true,
  );
}

describe.each(ENGINES)("in %s", (_, engine) => {
  test("the menu opens, Escape closes it and restores focus, and its links work", async () => {
    const walk = await newWalk(engine, { size: PHONE });
    await walk.visit("/about-us");
    await walk.click(BURGER, "Menu");
    await isOpen(walk);
    await walk.press("Escape");
    await walk.until((burger) => document.activeElement === document.querySelector(burger), BURGER);
    await walk.until(() => document.querySelector("#menu")?.checkVisibility() === false);
    await walk.click(BURGER, "Menu");
    await isOpen(walk);
    await walk.click("#menu a", "Restaurants and bars");
    await walk.arrives("/gastronomy");
    await walk.until(() => document.querySelector("dialog[open]") === null);
    expect(await walk.complaints()).toEqual([]);
    expect(walk.site.problems).toEqual([]);
  });

  test("the menu opens before the app has loaded, and stays open afterwards", async () => {
    const walk = await newWalk(engine, { size: PHONE });
    walk.site.hold(/\.js$/);
    await walk.open(`${walk.site.url}/about-us`);
    await walk.click(BURGER, "Menu");
    await isOpen(walk);
    expect(await walk.evaluate(() => "app" in document.documentElement.dataset)).toBe(false);
    walk.site.letGo();
    await walk.until(() => "app" in document.documentElement.dataset);
    await isOpen(walk);
    await walk.click("#menu a", "Restaurants and bars");
    await walk.arrives("/gastronomy");
    expect(await walk.evaluate(() => document.querySelector("dialog[open]") === null)).toBe(true);
  });
});
