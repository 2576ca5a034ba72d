import type { Page } from "playwright-core";
import { openWhole, PHONE, world } from "../../support/browser";
import { swipe } from "../../support/swipe";
import { newPage, SCREENS, visit } from "../../support/visit";

const FIRST = "06:10 First light on the sand";
const SECOND = "17:40 The hour before the mountains take the sun";
const THIRD = "20:10 Evening, unhurried";

const slider = (page: Page) => page.getByRole("region", { name: "The hour between pine and sea" });

/** Picture of the current slide, once its point is marked and its sentence is visible. */
async function pictureOf(page: Page, title: string, sentence: string): Promise<string | null> {
  await page.locator(`button[aria-current=true][aria-label="${title}"]`).waitFor();
  await slider(page).getByText(sentence).waitFor();
  return slider(page).locator("[data-active] img").getAttribute("src");
}

const firstPicture = (page: Page) => pictureOf(page, FIRST, "A quiet resort on the bay south of Kemer");
const secondPicture = (page: Page) => pictureOf(page, SECOND, "Stone warm underfoot");
const thirdPicture = (page: Page) => pictureOf(page, THIRD, "Lamps come on along");

test.each(SCREENS)(
  "on %s the first slide is the largest contentful paint, and in the HTML",
  async (_, viewport) => {
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
    expect(/<img [^>]*loading="eager"[^>]*hero-first-light/.test(html)).toBe(true);
  },
);

test("a swipe shows the next or previous slide", async () => {
  const page = await visit("/", { viewport: PHONE, hasTouch: true, isMobile: true });
  await swipe(page, 320, 120, 250);
  expect(await secondPicture(page)).toContain("hero-bay-golden-hour");
  await swipe(page, 120, 320, 250);
  expect(await firstPicture(page)).toContain("hero-first-light");
  await swipe(page, 120, 320, 250);
  expect(await thirdPicture(page)).toContain("hero-pool-terrace-dusk");
  await swipe(page, 120, 100, 250);
  expect(await thirdPicture(page)).toContain("hero-pool-terrace-dusk");
});

test("the slider never moves by itself", async () => {
  const page = await newPage();
  await page.clock.install();
  // Waits for the last request that the page makes automatically before the clock is advanced.
  await Promise.all([page.waitForResponse("**/builds/meta/*"), page.goto(world().site)]);
  await page.waitForLoadState("networkidle");
  await page.clock.runFor("01:00");
  expect(await firstPicture(page)).toContain("hero-first-light");
});
