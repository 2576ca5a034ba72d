import { OTHER_ENGINES } from "../../support/engines/installed";
import { newWalk, type Walk } from "../../support/engines/visit";

/** By keyboard, as on a slow machine hovering opens the menu before the click, which then closes it. */
async function openLanguages(walk: Walk): Promise<void> {
  await walk.evaluate(() => document.querySelector<HTMLElement>("[aria-controls=languages]")?.focus());
  await walk.press("Enter");
}

describe.each(OTHER_ENGINES)("in %s", (_, engine) => {
  test("the home page opens in the browser's language until another one is chosen", async () => {
    const walk = await newWalk(engine, { languages: ["de-AT", "en"] });
    await walk.open(walk.site.url);
    await walk.arrives("/de");
    await openLanguages(walk);
    await walk.click("#languages a[hreflang=en]");
    await walk.arrives("/");
    await walk.open(`${walk.site.url}/contact`);
    await walk.open(walk.site.url);
    await walk.arrives("/");
    expect(await walk.evaluate(() => document.documentElement.lang)).toBe("en");
    expect(await walk.evaluate(() => document.cookie)).toContain("i18n_redirected=en");
  });
});
