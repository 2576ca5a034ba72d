import type { Page } from "playwright-core";
import { hydrated, openWhole, PHONE, world } from "../support/browser";
import { isFocused, placesOfFocus } from "../support/focus";
import { swipe } from "../support/swipe";
import { newPage, SCREENS, visit } from "../support/visit";

const PICTURES = 38;
const FACADE =
  "White hotel building of three storeys with balconies below the crowns of umbrella pines, lawn and palms in afternoon sun";
const AERIAL =
  "Bird’s-eye view of nine white terraced buildings and small pool houses among pines, two pools, rows of parasols on the sand and a long pier in the turquoise sea";
const HALL =
  "Meeting hall with rows of upholstered chairs, a timber ceiling, a large screen showing the bay and tall windows to the garden";

const thumbnails = (page: Page) => page.getByRole("link", { name: /^Enlarge: / });
const thumbnail = (page: Page, alt: string) => page.getByRole("link", { name: `Enlarge: ${alt}` });
const lightbox = (page: Page) => page.getByRole("dialog", { name: "Picture viewer" });
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Albums" }).getByRole("link", { name });

/** Waits until the lightbox shows a picture: its counter and caption, and its name in the address. */
async function seePicture(page: Page, slug: string, counter: string, caption: string) {
  await lightbox(page).getByText(counter, { exact: true }).waitFor();
  expect(await lightbox(page).locator("[data-part=caption]").textContent()).toBe(caption);
  await page.waitForURL(`**/gallery#${slug}`);
}

/** Waits until the lightbox is gone, its picture out of the address and the focus back on the thumbnail. */
async function seeClosed(page: Page, alt: string) {
  await lightbox(page).waitFor({ state: "detached" });
  await page.waitForURL("**/gallery");
  expect(await isFocused(thumbnail(page, alt))).toBe(true);
}

test.each(SCREENS)("on %s the first load fetches only thumbnails near the viewport", async (_, viewport) => {
  const page = await newPage({ viewport });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await openWhole(page, `${world().site}/gallery`);
  expect(await thumbnails(page).count()).toBe(PICTURES);
  // Chromium begins to fetch lazy pictures 1250 to 3000 px below the window, by its version.
  const near = await thumbnails(page).evaluateAll(
    (links) => links.filter((link) => link.getBoundingClientRect().top < innerHeight + 3_000).length,
  );
  expect(near).toBeLessThan(PICTURES / 2);
  // Besides them: the lead picture.
  expect(fetched.filter((url) => url.endsWith(".webp")).length).toBeLessThanOrEqual(near + 1);
});

test("an album's tab shows its pictures only, and Back all of them again", async () => {
  const page = await visit("/gallery");
  await tab(page, "Restaurants and bars").click();
  await page.waitForURL("**/gallery#gallery-dining");
  await thumbnail(page, FACADE).waitFor({ state: "detached" });
  expect(await thumbnails(page).count()).toBe(8);
  await page.reload();
  await thumbnail(page, FACADE).waitFor({ state: "detached" });
  expect(await thumbnails(page).count()).toBe(8);
  await page.goBack();
  await thumbnail(page, FACADE).waitFor();
  expect(await thumbnails(page).count()).toBe(PICTURES);
});

test("the lightbox's code comes when a picture is opened", async () => {
  const page = await newPage();
  await openWhole(page, `${world().site}/gallery`);
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text());
  });
  await thumbnail(page, FACADE).click();
  await lightbox(page).waitFor();
  expect(scripts.some((code) => code.includes("yarl__"))).toBe(true);
});

test.each(SCREENS)(
  "on %s a click opens the whole picture with its caption; Escape closes it",
  async (_, viewport) => {
    const page = await visit("/gallery", { viewport });
    await thumbnail(page, AERIAL).click();
    await seePicture(page, "hotel-aerial", "2 / 38", AERIAL);
    const picture = await lightbox(page).getByRole("img", { name: AERIAL }).boundingBox();
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(3 / 2, 1);
    expect(picture?.width).toBeLessThanOrEqual(viewport.width);
    await page.keyboard.press("Escape");
    await seeClosed(page, AERIAL);
  },
);

test("the lightbox is worked by keyboard alone", async () => {
  const page = await visit("/gallery");
  await thumbnail(page, FACADE).focus();
  await page.keyboard.press("Enter");
  await seePicture(page, "hotel-facade", "1 / 38", FACADE);
  await page.keyboard.press("ArrowRight");
  await seePicture(page, "hotel-aerial", "2 / 38", AERIAL);
  await page.keyboard.press("ArrowLeft");
  await seePicture(page, "hotel-facade", "1 / 38", FACADE);
  const places = await placesOfFocus(page, lightbox(page), 9);
  expect(places).not.toContain("outside");
  expect(places.at(-1)).toBe("inside");
  await page.keyboard.press("Escape");
  await seeClosed(page, FACADE);
});

test("Back closes the lightbox, and Forward opens it again", async () => {
  const page = await visit("/gallery");
  await thumbnail(page, FACADE).click();
  await seePicture(page, "hotel-facade", "1 / 38", FACADE);
  await lightbox(page).getByRole("button", { name: "Next picture" }).click();
  await seePicture(page, "hotel-aerial", "2 / 38", AERIAL);
  await page.goBack();
  await seeClosed(page, FACADE);
  await page.goForward();
  await seePicture(page, "hotel-aerial", "2 / 38", AERIAL);
});

test("a link to a picture opens it, and closing it stays on the page", async () => {
  const page = await visit("/gallery#meeting-hall", { viewport: PHONE });
  await seePicture(page, "meeting-hall", "7 / 38", HALL);
  await lightbox(page).getByRole("button", { name: "Close" }).click();
  await seeClosed(page, HALL);
});

test("a swipe turns the pages", async () => {
  const page = await visit("/gallery#hotel-facade", { viewport: PHONE, hasTouch: true, isMobile: true });
  await seePicture(page, "hotel-facade", "1 / 38", FACADE);
  await swipe(page, 330, 60, 400);
  await seePicture(page, "hotel-aerial", "2 / 38", AERIAL);
});

/** Waits until the page stands still, as it does when a scroll to an anchor is over. */
function standsStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let still = 0, last = -1; still < 30; still = scrollY === last ? still + 1 : 0) {
      last = scrollY;
      await new Promise(requestAnimationFrame);
    }
  });
}

test.each(["gallery-beach", "gallery-dining", "gallery-rooms"])(
  "a link to the album %s shows it alone and from its beginning, after a reload too",
  async (album) => {
    const page = await visit(`/gallery#${album}`);
    const seen = async () => {
      await page.locator("main section section").nth(1).waitFor({ state: "detached" });
      await standsStill(page);
      const box = await page.locator(`#${album}`).boundingBox();
      return box !== null && box.y >= 0 && box.y < 450;
    };
    expect(await seen()).toBe(true);
    await page.reload();
    await hydrated(page);
    expect(await seen()).toBe(true);
  },
);

test("the filter says which album is shown, and how many pictures it has", async () => {
  const page = await visit("/gallery");
  const status = page.getByRole("main").getByRole("status");
  expect(await status.textContent()).toBe(`All: ${PICTURES} pictures`);
  await tab(page, "Restaurants and bars").click();
  await status.filter({ hasText: "Restaurants and bars: 8 pictures" }).waitFor();
});
