import type { Page } from "playwright-core";
import { openWhole, PHONE, world } from "../../support/browser";
import { swipe } from "../../support/swipe";
import { newPage, SCREENS, visit } from "../../support/visit";

const FIRST = "06:10 First light on the sand";
const SECOND = "17:40 The hour before the mountains take the sun";
const THIRD = "20:10 Evening, unhurried";
const LATER_PICTURES = /hero-bay-golden-hour|hero-pool-terrace-dusk/;

const slider = (page: Page) => page.getByRole("region", { name: "The hour between pine and sea" });
const point = (page: Page, title: string) => slider(page).getByRole("button", { name: title });

/** Waits until a slide is the active one, with its own picture and sentence on view. */
async function seeSlide(page: Page, title: string, picture: string, sentence: string) {
  await page.locator(`button[aria-current=true][aria-label="${title}"]`).waitFor();
  const active = slider(page).locator("[data-active] img");
  await active.waitFor();
  expect(await active.getAttribute("src")).toContain(picture);
  await slider(page).getByText(sentence).waitFor();
}

const seeFirst = (page: Page) =>
  seeSlide(page, FIRST, "hero-beach-morning", "A quiet resort on the bay south of Kemer");
const seeSecond = (page: Page) => seeSlide(page, SECOND, "hero-bay-golden-hour", "Stone warm underfoot");
const seeThird = (page: Page) => seeSlide(page, THIRD, "hero-pool-terrace-dusk", "Lamps come on along");

test.each(SCREENS)("on %s the first slide is the largest paint, and in the HTML", async (_, viewport) => {
  const page = await newPage({ viewport });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!("element" in entry && entry.element instanceof HTMLElement)) continue;
        const slide = entry.element.closest("[aria-roledescription]");
        document.documentElement.dataset.largest = slide ? entry.element.localName : "outside";
      }
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await openWhole(page, world().site);
  await page.locator("[data-largest=img]").waitFor();
  const html = await (await fetch(world().site)).text();
  expect(/<h1[^>]*>The hour between pine and sea<\/h1>/.test(html)).toBe(true);
  expect(/<img [^>]*loading="eager"[^>]*hero-beach-morning/.test(html)).toBe(true);
});

test("the pictures of later slides are asked for after the page has loaded", async () => {
  const page = await newPage({ viewport: PHONE });
  await page.route(LATER_PICTURES, async (route) => {
    await page.evaluate((url) => {
      document.documentElement.dataset.asked = `${document.readyState} ${url}`;
    }, route.request().url());
    return route.continue();
  });
  await page.goto(world().site);
  await page.waitForFunction(() => document.documentElement.dataset.asked);
  expect(await page.getAttribute("html", "data-asked")).toMatch(/^complete /);
});

test("the points of the sun path show their slides", async () => {
  const page = await visit("/");
  await seeFirst(page);
  await point(page, THIRD).click();
  await seeThird(page);
  await point(page, SECOND).focus();
  await page.keyboard.press("Enter");
  await seeSecond(page);
});

test("a swipe shows the next slide or the one before", async () => {
  const page = await visit("/", { viewport: PHONE, hasTouch: true, isMobile: true });
  await swipe(page, 320, 120, 250);
  await seeSecond(page);
  await swipe(page, 120, 320, 250);
  await seeFirst(page);
  await swipe(page, 120, 320, 250);
  await seeThird(page);
  await swipe(page, 120, 100, 250);
  await seeThird(page);
});

test("the slider never moves by itself", async () => {
  const page = await newPage();
  await page.clock.install();
  // The last thing that a page asks for by itself, before the time is turned forward.
  await Promise.all([page.waitForResponse("**/builds/meta/*"), page.goto(world().site)]);
  await page.waitForLoadState("networkidle");
  await page.clock.runFor("01:00");
  await seeFirst(page);
});
