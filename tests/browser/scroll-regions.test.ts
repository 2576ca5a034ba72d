import type { Page } from "playwright-core";
import { DESKTOP, PHONE } from "../support/browser";
import { visit } from "../support/visit";

const plan = (page: Page) => page.getByRole("group", { name: "Floor plan, scrolls sideways" });
const table = (page: Page) => page.getByRole("group", { name: "Table, scrolls sideways" });

test.each([
  ["a floor plan", "/accommodation/sea-suite", plan],
  ["a table of five columns", "/loyalty", table],
])("%s is a stop of the Tab key while it scrolls sideways, and only then", async (_, path, region) => {
  const page = await visit(path, { viewport: PHONE });
  await region(page).waitFor();
  await region(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => (document.activeElement?.scrollLeft ?? 0) > 0);
  await page.setViewportSize(DESKTOP);
  await region(page).waitFor({ state: "detached" });
});

test("rows of a table are named by their first cell, which stays in view", async () => {
  const page = await visit("/loyalty", { viewport: PHONE });
  const row = page.getByRole("rowheader", { name: "Cedar" });
  await table(page).evaluate((box) => box.scrollTo({ left: 1_000, behavior: "instant" }));
  expect((await row.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  expect(await page.getByRole("columnheader").allTextContents()).toHaveLength(5);
});
