import type { Page } from "playwright-core";
import { ERROR_PAGES, LAYOUT_PAGES } from "../support/layouts";
import { newPage, visit } from "../support/visit";
import { world } from "../support/browser";

const UNSCRIPTED = { javaScriptEnabled: false };

/** Texts and links of the main part, without those that only make sense with script. */
function contentsOf(page: Page) {
  return page.getByRole("main").evaluate((main) => ({
    headings: [...main.querySelectorAll("h1, h2, h3")].map((heading) => heading.textContent),
    links: [...main.querySelectorAll("a")].map((link) => link.getAttribute("href")),
  }));
}

test("every layout says without script what it says with it", async () => {
  const scripted = await newPage();
  const plain = await newPage(UNSCRIPTED);
  for (const path of Object.values(LAYOUT_PAGES)) {
    await scripted.goto(world().site + path);
    await plain.goto(world().site + path);
    expect({ path, ...(await contentsOf(plain)) }).toEqual({ path, ...(await contentsOf(scripted)) });
  }
});

test("pictures show without script, lazy ones too", async () => {
  const page = await visit("/", UNSCRIPTED);
  for (const picture of await page.getByRole("main").locator("section img").all()) {
    await picture.scrollIntoViewIfNeeded();
    expect(await picture.isVisible()).toBe(true);
    expect(await picture.getAttribute("src")).toMatch(/^\/static\//);
  }
});

test("the languages are a menu of links without script", async () => {
  const page = await visit("/about-us", UNSCRIPTED);
  await page.getByRole("button", { name: "EN, choose a language" }).hover();
  await page.locator("#languages").getByRole("link", { name: "Türkçe" }).click();
  await page.waitForURL("**/tr/hakkimizda");
});

test("a thumbnail leads to its picture without script", async () => {
  const page = await newPage(UNSCRIPTED);
  await page.goto(`${world().site}/gallery`);
  await page.locator("#winter-sea").click();
  await page.waitForURL("**/winter-sea.webp");
});

test("an unknown page leads home without script", async () => {
  const page = await newPage(UNSCRIPTED);
  const response = await page.goto(`${world().site}${ERROR_PAGES[1]}`);
  expect(response?.status()).toBe(404);
  await page.getByRole("link", { name: "Ana sayfaya dön" }).waitFor();
});

test("questions open without script, and nobody is offered a search that can't run", async () => {
  const page = await newPage(UNSCRIPTED);
  await page.goto(`${world().site}/good-to-know`);
  expect(await page.getByRole("search").count()).toBe(0);
  await page.getByText("What does it cost to cancel?").click();
  await page.getByText("50% of the stay").waitFor();
});
