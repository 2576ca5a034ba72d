import { LOCALES } from "../../../shared/locales";
import { homePath } from "../../../shared/paths";
import { ENGINES } from "../../support/engines/installed";
import { newWalk } from "../../support/engines/visit";

describe.each(ENGINES)("in %s", (_, engine) => {
  test.each(LOCALES)("the home page in %s opens in its language, and nothing goes wrong", async (locale) => {
    const walk = await newWalk(engine, { languages: [locale] });
    await walk.visit(homePath(locale));
    expect(await walk.evaluate(() => document.documentElement.lang)).toBe(locale);
    expect(await walk.evaluate(() => document.querySelector("h1")?.checkVisibility())).toBe(true);
    expect(await walk.complaints()).toEqual([]);
    expect(walk.site.problems).toEqual([]);
  });
});
