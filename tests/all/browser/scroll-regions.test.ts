import type { Page } from "playwright-core";
import { DESKTOP } from "../../support/browser";
import { visit } from "../../support/visit";

/** Narrower than 390 px, where plans and tables still fit. */
const SMALL_PHONE = { width: 320, height: 640 };

const plan = (page: Page) => page.getByRole("group", { name: "Floor plan, scrolls sideways" });
const table = (page: Page) => page.getByRole("group", { name: "Table, scrolls sideways" });

test.each([
  ["a floor plan", "/accommodation/sea-suite", plan],
  ["a table of four columns", "/occasions", table],
])("%s is a tab stop only while it scrolls sideways", async (_, path, region) => {
  const page = await visit(path, { viewport: SMALL_PHONE });
  await region(page).waitFor();
  await region(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
  await page.setViewportSize(DESKTOP);
  await region(page).waitFor({ state: "detached" });
  expect(await page.getByRole("main").locator("[data-scroll][tabindex]").count()).toBe(0);
});

test("table rows are named by their first cell, which stays in view", async () => {
  const page = await visit("/occasions", { viewport: SMALL_PHONE });
  const row = page.getByRole("rowheader", { name: "Patara", exact: true });
  await table(page).evaluate((box) => box.scrollTo({ left: 1_000, behavior: "instant" }));
  expect((await row.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  expect(await page.getByRole("columnheader").allTextContents()).toHaveLength(4);
});

test.each([
  ["floor plans", "/accommodation/sea-suite", "figure > div:has(img)"],
  ["tables", "/de/hochzeiten-und-tagungen", "div:has(> table)"],
  ["the weather", "/beach-and-pool", "div:has(> table)"],
  ["levels", "/ru/druzya-pinary", "dl"],
  ["two rooms", "/de/zimmer-und-suiten?compare=meerzimmer,pinara-suite", "div:has(> table)"],
])("a 390 px wide phone shows %s in full", async (_, path, box) => {
  const page = await visit(path, { viewport: { width: 390, height: 844 } });
  const shown = page.getByRole("main").locator(box);
  await shown.first().waitFor();
  const cut = await shown.evaluateAll((boxes) =>
    boxes
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ outerHTML }) => outerHTML),
  );
  expect(cut).toEqual([]);
});
