import { OTHER_ENGINES } from "../../support/engines/installed";
import { newWalk } from "../../support/engines/visit";

describe.each(OTHER_ENGINES)("in %s", (_, engine) => {
  test("the home page greets in the browser's language until another one is chosen", async () => {
    const walk = await newWalk(engine, { languages: ["de-AT", "en"] });
    await walk.open(walk.site.url);
    await walk.arrives("/de");
    await walk.click("[aria-controls=languages]");
    await walk.click("#languages a[hreflang=en]");
    await walk.arrives("/");
    await walk.open(`${walk.site.url}/contact`);
    await walk.open(walk.site.url);
    await walk.arrives("/");
    expect(await walk.evaluate(() => document.documentElement.lang)).toBe("en");
    expect(await walk.evaluate(() => document.cookie)).toContain("i18n_redirected=en");
  });

  test("a switch leads to the same page in the other language", async () => {
    const walk = await newWalk(engine);
    await walk.visit("/about-us");
    await walk.click("[aria-controls=languages]");
    await walk.click("#languages a[hreflang=tr]");
    await walk.arrives("/tr/hakkimizda");
    await walk.until(() => document.documentElement.lang === "tr");
    expect(await walk.complaints()).toEqual([]);
    expect(walk.site.problems).toEqual([]);
  });
});
