import { createServer } from "node:http";
import type { Page, Route } from "playwright-core";
import { APP_SCRIPTS_ID } from "../../../src/before-app/app-scripts-id";
import { hydrated, PHONE, world } from "../../support/browser";
import { isFocused } from "../../support/focus";
import { freePort } from "../../support/free-port";
import { untilTrue } from "../../support/until-true";
import { newPage } from "../../support/visit";

/** A page as on a slow connection: its scripts only arrive once a test lets them. */
async function openWithoutApp(path: string, prepare?: (page: Page) => Promise<unknown>) {
  const page = await newPage({ viewport: PHONE });
  await prepare?.(page);
  const held: Route[] = [];
  let arrived = false;
  await page.route("**/*.js", (route) => {
    if (arrived) return route.continue();
    held.push(route);
  });
  await page.goto(world().site + path, { waitUntil: "commit" });
  await page.getByRole("banner").waitFor();
  return {
    page,
    letAppArrive: async () => {
      arrived = true;
      await Promise.all(held.map((route) => route.continue()));
      await hydrated(page);
    },
    loseApp: async () => {
      await untilTrue(() => held.length > 0);
      await held[0]?.abort();
    },
  };
}

const menu = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const languages = (page: Page) => page.getByRole("button", { name: "EN, choose a language" });
const turkish = (page: Page) => page.locator("#languages").getByRole("link", { name: "Türkçe" });

test("no script is requested before the first paint, and all are requested without interaction", async () => {
  const page = await newPage({ viewport: PHONE });
  await page.route(/\.(webp|avif)$/, async (route) => {
    await hydrated(page);
    await route.continue();
  });
  await page.goto(world().site);
  const { painted, asked } = await page.evaluate(async () => {
    const entries = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return { painted: paint?.startTime ?? Infinity, asked: entries.map(({ startTime }) => startTime) };
  });
  await page.unrouteAll({ behavior: "ignoreErrors" });
  expect(asked.length).toBeGreaterThan(2);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
});

test.each([
  ["none", (scripts: string) => scripts.indexOf("<script")],
  ["all but the last", (scripts: string) => scripts.lastIndexOf("<script")],
])(
  "the app starts when a visitor interacts with a page that has named %s of its scripts so far",
  async (_, end) => {
    const html = await (await fetch(world().site)).text();
    const start = html.indexOf(`<template id="${APP_SCRIPTS_ID}"`);
    const cut = start + end(html.slice(start, html.indexOf("</template>", start)));
    let sendRest = () => {};
    const server = createServer((_, response) => {
      response.setHeader("content-type", "text/html; charset=utf-8").write(html.slice(0, cut));
      sendRest = () => response.end(html.slice(cut));
    });
    const port = await freePort();
    const url = `http://localhost:${port}`;
    await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
    const page = await newPage();
    try {
      await page.route(/\.\w+$/, async (route) => {
        const file = route.request().url().replace(url, world().site);
        await route.fulfill({ response: await route.fetch({ url: file }) });
      });
      await page.goto(url, { waitUntil: "commit" });
      await page.locator(`#${APP_SCRIPTS_ID}`).waitFor({ state: "attached" });
      await page.keyboard.press("Tab");
      sendRest();
      await hydrated(page);
      expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  },
);

test("the language menu opens once if its button is pressed twice before the app has loaded", async () => {
  const { page, letAppArrive } = await openWithoutApp("/about-us");
  for (let press = 0; press < 2; press += 1) await languages(page).click();
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    document.addEventListener("click", () => (dataset.clicks = `${dataset.clicks ?? ""}|`));
  });
  await letAppArrive();
  await turkish(page).waitFor();
  expect(await page.locator("html").getAttribute("data-clicks")).toBe("|");
});

test("the page's data is requested once, together with the app's scripts", async () => {
  const data: Route[] = [];
  const { page, letAppArrive } = await openWithoutApp("/about-us", (opened) =>
    opened.route("**/page-data/about-us/page-data.json", (route) => void data.push(route)),
  );
  await languages(page).click();
  await untilTrue(() => data.length > 0);
  const arrived = letAppArrive();
  await data[0]?.continue();
  await arrived;
  await turkish(page).waitFor();
  expect(data).toHaveLength(1);
});

test("focus stays where it is when the app hydrates the page", async () => {
  const { page, letAppArrive } = await openWithoutApp("/about-us");
  await languages(page).focus();
  await letAppArrive();
  expect(await isFocused(languages(page))).toBe(true);
});

test("when the app fails to load, the drawer's links work and the scrolled navbar is legible", async () => {
  const { page, loseApp } = await openWithoutApp("/gallery");
  await page.mouse.wheel(0, 2_000);
  await page.locator("html[data-scrolled]").waitFor();
  await languages(page).click();
  await loseApp();
  const ground = await page
    .getByRole("banner")
    .evaluate((banner) =>
      Promise.all(banner.getAnimations().map(({ finished }) => finished)).then(
        () => getComputedStyle(banner).backgroundColor,
      ),
    );
  expect(ground).not.toMatch(/, 0\)$/);
  await menu(page).click();
  await drawer(page).getByRole("link", { name: "Rooms and suites" }).click({ noWaitAfter: true });
  await page.waitForURL("**/accommodation", { waitUntil: "commit" });
  expect(new URL(page.url()).pathname).toBe("/accommodation");
});
