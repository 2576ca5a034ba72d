import { OTHER_ENGINES } from "../../support/engines/installed";
import { newWalk } from "../../support/engines/visit";

const keeps = async (paths: readonly string[]) => {
  const pages = await (await caches.open("pages")).keys();
  const kept = pages.map(({ url }) => new URL(url).pathname);
  return paths.every((path) => kept.includes(path));
};

describe.each(OTHER_ENGINES)("in %s", (_, engine) => {
  test("visited pages work offline", async () => {
    const walk = await newWalk(engine);
    await walk.visit("/about-us");
    await walk.until(keeps, ["/about-us"]);
    await walk.click("header a", "Contact");
    await walk.arrives("/contact");
    await walk.until(keeps, ["/contact", "/page-data/contact/page-data.json"]);
    await walk.site.goOffline();
    for (const path of ["/about-us", "/contact"]) {
      await walk.visit(path);
      expect(await walk.evaluate(() => document.querySelector("h1")?.checkVisibility())).toBe(true);
    }
    await walk.click("button", "Menu");
    await walk.until(() => document.querySelector("dialog[open]") !== null);
    expect(await walk.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
  });
});
