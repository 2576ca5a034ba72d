import type { Page } from "playwright-core";
import { PHONE, world } from "../support/browser";
import { LAYOUT_PAGES } from "../support/layouts";
import { newPage, visit } from "../support/visit";

const UNSCRIPTED = { javaScriptEnabled: false };

/** Forms sent to a server and the light of the day, which only make sense with scripts. */
const SCRIPTED = "form, .light";

/** Headings and links of the main part, except those that only make sense with scripts. */
function contentsOf(page: Page) {
  return page.getByRole("main").evaluate((main, scripted) => {
    const all = (kind: string) => [...main.querySelectorAll(kind)].filter((part) => !part.closest(scripted));
    return {
      headings: all("h1, h2, h3").map((heading) => heading.textContent),
      links: all("a").map((link) => link.getAttribute("href")),
    };
  }, SCRIPTED);
}

test("every layout has the same headings and links with and without JavaScript", async () => {
  const scripted = await newPage();
  const plain = await newPage(UNSCRIPTED);
  for (const path of Object.values(LAYOUT_PAGES)) {
    await scripted.goto(world().site + path);
    await plain.goto(world().site + path);
    expect({ path, ...(await contentsOf(plain)) }).toEqual({ path, ...(await contentsOf(scripted)) });
  }
});

test("without JavaScript, pictures are shown, even lazy ones, and a thumbnail links to its picture", async () => {
  const page = await newPage(UNSCRIPTED);
  await page.goto(world().site);
  for (const picture of await page.getByRole("main").locator("section img").all()) {
    await picture.scrollIntoViewIfNeeded();
    expect(await picture.isVisible()).toBe(true);
    expect(await picture.getAttribute("src")).toMatch(/^\/static\//);
  }
  await page.goto(`${world().site}/gallery`);
  await page.locator("#winter-sea").click();
  await page.waitForURL("**/winter-sea.webp");
  expect(await page.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test("without JavaScript, the drawer opens by an anchor, and the navbar scrolls away, as it could get no background", async () => {
  const page = await visit("/", { ...UNSCRIPTED, viewport: PHONE });
  const drawer = page.getByRole("dialog", { name: "Menu" });
  const opening = page.getByRole("banner").getByRole("link", { name: "Menu", exact: true });
  await opening.click();
  await drawer.waitFor();
  await drawer.getByRole("link", { name: "Close" }).click();
  await drawer.waitFor({ state: "hidden" });
  await opening.click();
  await drawer.getByRole("link", { name: "Restaurants and bars" }).click();
  await page.waitForURL("**/gastronomy");
  expect(await page.getByRole("button", { name: "Menu", exact: true }).isVisible()).toBe(false);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect((await page.getByRole("banner").boundingBox())?.y).toBeLessThan(-100);
});

test("without JavaScript, the languages are a menu of links", async () => {
  const page = await visit("/about-us", UNSCRIPTED);
  await page.getByRole("button", { name: "EN, choose a language" }).hover();
  await page.locator("#languages").getByRole("link", { name: "Türkçe" }).click();
  await page.waitForURL("**/tr/hakkimizda");
  expect(await page.locator("html").getAttribute("lang")).toBe("tr");
});

test("without JavaScript, questions open, no search is offered, and an unknown page links home", async () => {
  const page = await newPage(UNSCRIPTED);
  await page.goto(`${world().site}/good-to-know`);
  expect(await page.getByRole("search").count()).toBe(0);
  await page.getByText("What does it cost to cancel?").click();
  expect(await page.getByText("50% of the stay").isVisible()).toBe(true);
  const response = await page.goto(`${world().site}/tr/yok`);
  expect(response?.status()).toBe(404);
  expect(await page.getByRole("link", { name: "Ana sayfaya dön" }).getAttribute("href")).toBe("/tr");
});
