import type { Page } from "playwright-core";
import { hydrated, PHONE, world } from "../support/browser";
import { newPage } from "../support/visit";

const STYLESHEET = /\/styles-[0-9a-f]{20}\.css$/;

/** Words that only the drawer's code holds. */
const DRAWER = "drawer.hotels";

/** Resolves when the page has nothing to do, and after the next frame. */
function pageIsIdle(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

/** Opens home while the stylesheet of the whole site waits for `answer`. */
async function openHome(
  answer: (release: () => Promise<void>, fail: () => Promise<void>) => void,
): Promise<Page> {
  const page = await newPage({ viewport: PHONE });
  await page.route(STYLESHEET, (route) => {
    answer(
      () => route.continue(),
      () => route.abort(),
    );
  });
  // The stylesheet that waits holds the load event back.
  await page.goto(world().site, { waitUntil: "commit" });
  await hydrated(page);
  return page;
}

test("the menu does not show before its styles are there", async () => {
  let release: () => Promise<void> = () => Promise.reject(new Error("The stylesheet was not asked for."));
  const page = await openHome((answer) => {
    release = answer;
  });
  const drawer = page.waitForResponse(
    async (response) => response.url().endsWith(".js") && (await response.text()).includes(DRAWER),
  );
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await (await drawer).finished();
  await pageIsIdle(page);
  expect(await page.getByRole("dialog").count()).toBe(0);
  await release();
  await page.getByRole("dialog").waitFor();
  expect(await page.getByRole("dialog").evaluate((dialog) => getComputedStyle(dialog).position)).toBe(
    "fixed",
  );
});

test("a stylesheet that can't be had holds nothing up", async () => {
  const page = await openHome((_, fail) => void fail());
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog").waitFor();
});
