import type { Page } from "playwright-core";
import { visit } from "../support/visit";

const TARGET = "newsletter-email";

/** Puts a link to a field at the foot of the page into its text, as an editor would, and stops the clock. */
async function linkToFoot(page: Page): Promise<void> {
  await page.evaluate((id) => {
    const link = document.createElement("a");
    link.href = `#${id}`;
    link.textContent = "Newsletter";
    document.querySelector("main")?.append(link);
    link.scrollIntoView({ behavior: "instant", block: "end" });
  }, TARGET);
  await page.clock.pauseAt(Date.now() + 60_000);
}

const scrolled = (page: Page) => page.evaluate(() => scrollY);
const isThere = (page: Page) =>
  page.evaluate((id) => {
    const field = document.getElementById(id);
    const { top = -1 } = field?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight && document.activeElement === field;
  }, TARGET);

test("a link to an anchor of the page scrolls there in 300 ms, with the focus", async () => {
  const page = await visit("/about-us");
  await linkToFoot(page);
  const start = await scrolled(page);
  await page.getByRole("link", { name: "Newsletter", exact: true }).click();
  await page.clock.runFor(100);
  await page.waitForURL(`**/about-us#${TARGET}`);
  const path = [await scrolled(page)];
  while (path.length < 4) {
    await page.clock.runFor(100);
    path.push(await scrolled(page));
  }
  expect(path).toEqual([...path].sort((one, other) => one - other));
  expect(path[0]).toBeGreaterThanOrEqual(start);
  expect(new Set(path).size).toBeGreaterThan(2);
  const end = await scrolled(page);
  await page.clock.runFor(1_000);
  expect(await scrolled(page)).toBe(end);
  expect(await isThere(page)).toBe(true);
});

test("under reduced motion the anchor is there at once", async () => {
  const page = await visit("/about-us", { reducedMotion: "reduce" });
  await linkToFoot(page);
  await page.getByRole("link", { name: "Newsletter", exact: true }).click();
  await page.clock.runFor(100);
  await page.waitForURL(`**/about-us#${TARGET}`);
  const there = await scrolled(page);
  expect(await isThere(page)).toBe(true);
  await page.clock.runFor(1_000);
  expect(await scrolled(page)).toBe(there);
});
