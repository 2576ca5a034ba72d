import { ENGINES } from "../../support/engines/installed";
import { newWalk } from "../../support/engines/visit";
import { ERROR_PAGES, LAYOUT_PAGES } from "../../support/layouts";

const WIDTHS = [320, 390, 768, 1024, 1440];

describe.each(ENGINES)("in %s", (_, engine) => {
  test.each(Object.entries(LAYOUT_PAGES))(
    "%s scrolls sideways at no width, and nothing goes wrong",
    async (_layout, path) => {
      const walk = await newWalk(engine);
      await walk.visit(path);
      for (const width of WIDTHS) {
        await walk.resize({ width, height: 800 });
        await walk.until((wanted) => innerWidth === wanted, width);
        const beyond = await walk.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect({ width, beyond }).toEqual({ width, beyond: Math.min(beyond, 0) });
      }
      expect(await walk.complaints()).toEqual([]);
      expect(walk.site.problems).toEqual([]);
    },
  );

  test.each(ERROR_PAGES)("at %s stands an error page that leads home", async (path) => {
    const walk = await newWalk(engine);
    await walk.visit(path);
    const home = /^\/(?:tr|ru|de)(?=\/)/.exec(path)?.[0] ?? "/";
    await walk.click(`main a[href="${home}"]`);
    await walk.arrives(home);
    expect(walk.site.problems).toEqual([`404 ${path}`]);
  });
});
