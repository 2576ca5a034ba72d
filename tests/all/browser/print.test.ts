import type { Page } from "playwright-core";
import { visit } from "../../support/visit";

/** Prints a page and counts the sheets and pictures in the PDF's source. */
async function print(page: Page): Promise<{ sheets: number; pictures: number }> {
  const pdf = (
    await page.pdf({ format: "A4", margin: { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" } })
  ).toString("latin1");
  const count = (pattern: RegExp) => [...pdf.matchAll(pattern)].length;
  return { sheets: count(/\/Type\s*\/Page\b(?!s)/g), pictures: count(/\/Subtype\s*\/Image\b/g) };
}

/** Waits until every picture that is printed has loaded. */
async function picturesLoaded(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) image.loading = "eager";
    await Promise.all(shown.map((image) => image.decode()));
  });
}

test.each([
  "/ru/nomera/lyuks-pinara",
  "/de/zimmer-und-suiten/gartenzimmer",
  "/de/zimmer-und-suiten/pinara-suite",
])(
  "%s prints on one sheet, with its pictures, monthly prices, plan, address and phone number",
  async (path) => {
    const page = await visit(path, { locale: path.split("/")[1]?.length === 2 ? path.slice(1, 3) : "en" });
    await picturesLoaded(page);
    const { sheets, pictures } = await print(page);
    expect(sheets).toBe(1);
    expect(pictures).toBeGreaterThanOrEqual(3);
    expect(await page.getByText(`+90 242 815 30 50 · http://localhost:8000${path}`).isVisible()).toBe(true);
    expect(await page.locator("main figure img").first().isVisible()).toBe(true);
    expect(await page.locator("main td").last().isVisible()).toBe(true);
    for (const part of ["header", "footer", "form", "aside[data-print]"])
      expect(await page.locator(part).first().isVisible()).toBe(false);
  },
);

test("a comparison of four rooms prints alone and whole on one page, with the hotel's logo and the date", async () => {
  const rooms = "garden-room,family-duplex,sea-suite,bay-pool-house";
  const page = await visit(`/accommodation?compare=${rooms}`);
  await page.getByRole("table").waitFor();
  await picturesLoaded(page);
  expect((await print(page)).sheets).toBe(1);
  expect(await page.getByRole("img", { name: "Pinara Bay" }).first().isVisible()).toBe(true);
  const day = new Date().toLocaleDateString("en-GB", { dateStyle: "long" });
  expect(await page.getByText(day, { exact: true }).isVisible()).toBe(true);
  for (const part of ["h1", "header", "[data-room] input"])
    expect(await page.locator(part).first().isVisible()).toBe(false);
  const beyond = await page
    .getByRole("table")
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
  expect(beyond).toBeLessThanOrEqual(0);
});

test.each(["/ru/kontakty", "/contact"])("%s prints on two pages, including its map", async (path) => {
  const page = await visit(path, { locale: path.startsWith("/ru") ? "ru" : "en" });
  await picturesLoaded(page);
  expect((await print(page)).sheets).toBe(2);
  expect(await page.locator("#address img").first().isVisible()).toBe(true);
});

test.each(["/ru/vsyo-vklyucheno", "/de/all-inclusive"])(
  "%s prints in full on at most two pages, with the hotel's phone number",
  async (path) => {
    const page = await visit(path, { locale: path.split("/")[1]?.length === 2 ? path.slice(1, 3) : "en" });
    await page.emulateMedia({ media: "print" });
    expect((await print(page)).sheets).toBeLessThanOrEqual(2);
    expect(await page.locator("main td").last().isVisible()).toBe(true);
    expect(await page.locator("footer").getByText("242 815 30 50").first().isVisible()).toBe(true);
  },
);

test("every answer is expanded in print", async () => {
  const page = await visit("/good-to-know");
  const answer = page.locator("details p").last();
  const shown = () => answer.evaluate((words) => words.checkVisibility({ contentVisibilityAuto: true }));
  expect(await shown()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await shown()).toBe(true);
});
