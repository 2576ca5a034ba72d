import { LOCALES } from "../../../shared/locales";
import { homePath, splitPath } from "../../../shared/paths";
import { OTHER_ENGINES } from "../../support/engines/installed";
import { newWalk } from "../../support/engines/visit";
import { LAYOUT_PAGES } from "../../support/layouts";

const WIDTHS = [320, 768, 1440];
const PAGES = [...new Set([...Object.values(LAYOUT_PAGES), ...LOCALES.map(homePath)])];

describe.each(OTHER_ENGINES)("in %s", (_, engine) => {
  // Each in its own tab, as leaving a page makes it log its pending requests.
  test.each(PAGES)("%s scrolls sideways at no width, and reports no errors", async (path) => {
    const walk = await newWalk(engine);
    await walk.visit(path);
    expect(await walk.evaluate(() => document.documentElement.lang)).toBe(splitPath(path).locale);
    expect(await walk.evaluate(() => document.querySelector("h1")?.checkVisibility())).toBe(true);
    for (const width of WIDTHS) {
      await walk.resize({ width, height: 800 });
      await walk.until((wanted) => innerWidth === wanted, width);
      const beyond = await walk.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ width, beyond }).toEqual({ width, beyond: Math.min(beyond, 0) });
    }
    expect(await walk.complaints()).toEqual([]);
    expect(walk.site.problems).toEqual([]);
  });

  test("an unknown address gets an error page that leads home", async () => {
    const walk = await newWalk(engine);
    await walk.visit("/de/no-such-page");
    await walk.click('main a[href="/de"]');
    await walk.arrives("/de");
    expect(walk.site.problems).toEqual(["404 /de/no-such-page"]);
  });
});
