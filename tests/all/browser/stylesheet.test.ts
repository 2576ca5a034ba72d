import type { Page } from "playwright-core";
import { hydrated, openWhole, PHONE, world } from "../../support/browser";
import { newPage } from "../../support/visit";

const STYLESHEET = /\/styles-[0-9a-f]{20}\.css$/;

/** Text that only the lightbox's code contains. */
const LIGHTBOX = "yarl__";

/** Resolves once the page is idle and has rendered another frame. */
function pageIsIdle(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

/** Opens a page whose request for the site-wide stylesheet is left to `answer`. */
async function open(
  path: string,
  answer: (release: () => Promise<void>, fail: () => Promise<void>) => void,
): Promise<Page> {
  const page = await newPage({ viewport: PHONE });
  await page.route(STYLESHEET, (route) => {
    answer(
      () => route.continue(),
      () => route.abort(),
    );
  });
  await page.goto(world().site + path);
  await hydrated(page);
  return page;
}

test("the menu opens with its styles before the site-wide stylesheet has loaded", async () => {
  const page = await open("/", () => undefined);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.waitFor();
  expect(await drawer.evaluate((dialog) => getComputedStyle(dialog).position)).toBe("fixed");
});

test("the lightbox does not appear before its styles have loaded", async () => {
  let release: () => Promise<void> = () => Promise.reject(new Error("The stylesheet was not asked for."));
  const page = await open("/gallery", (answer) => {
    release = answer;
  });
  const code = page.waitForResponse(
    async (response) => response.url().endsWith(".js") && (await response.text()).includes(LIGHTBOX),
  );
  await page.locator('a[aria-haspopup="dialog"]').first().click();
  await (await code).finished();
  await pageIsIdle(page);
  const lightbox = page.getByRole("dialog", { name: "Picture viewer" });
  expect(await lightbox.count()).toBe(0);
  await release();
  await lightbox.waitFor();
  expect(await lightbox.evaluate((dialog) => getComputedStyle(dialog).position)).toBe("fixed");
});

test("a stylesheet that fails to load blocks nothing", async () => {
  const page = await open("/gallery", (_, fail) => void fail());
  await page.locator('a[aria-haspopup="dialog"]').first().click();
  await page.getByRole("dialog", { name: "Picture viewer" }).waitFor();
  expect(await page.locator('head link[rel=stylesheet][href*="styles-"]').count()).toBeLessThan(2);
});

test("the late stylesheet adds only styles that the page lacks, so that slow phones recalculate none", async () => {
  const page = await newPage({ viewport: PHONE });
  await openWhole(page, world().site);
  const classesOf = (styles: string) =>
    page.evaluate(
      (selector) =>
        Array.from(document.querySelectorAll(selector), ({ textContent }) => [
          ...new Set(textContent?.match(/\.s-[a-z0-9]{3}/g)),
        ]),
      styles,
    );
  await page.waitForFunction(() => document.head.lastElementChild?.localName === "style");
  const all = (await classesOf("head style")).flat();
  const first = new Set(
    await (await fetch(world().site)).text().then((html) => html.match(/\.s-[a-z0-9]{3}/g)),
  );
  expect(all.length).toBeGreaterThan(first.size);
  expect(all.toSorted()).toEqual([...new Set(all)].sort());
});
