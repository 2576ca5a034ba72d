import { hydrated, world } from "../../support/browser";
import { visit } from "../../support/visit";

const PATH = "/about-us";

/** A tab that has scrolled a page, and a function for its scroll position after hydration. */
async function scrolledTab() {
  const page = await visit(PATH);
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page.waitForFunction(() => Object.values(sessionStorage).includes("900"));
  const place = async () => {
    await hydrated(page);
    return page.evaluate(() => scrollY);
  };
  return { page, place };
}

test("a page opened again starts at the top, in a tab that had scrolled it", async () => {
  const { page, place } = await scrolledTab();
  await page.goto("about:blank");
  await page.goto(world().site + PATH);
  expect(await place()).toBe(0);
});
