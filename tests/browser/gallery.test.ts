import type { Page } from "playwright-core";
import { violations } from "../support/axe";
import { openWhole, PHONE, settled, world } from "../support/browser";
import { isFocused, placesOfFocus } from "../support/focus";
import { galleryPictures } from "../support/gallery-pictures";
import { swipe } from "../support/swipe";
import { newPage, SCREENS, visit } from "../support/visit";

const PICTURES = galleryPictures();
const FACADE =
  "White hotel building of three storeys with balconies below the crowns of umbrella pines, lawn and palms in afternoon sun";
const AERIAL =
  "Bird’s-eye view of the curved beach with rows of parasols, a pier and a sailing boat; behind it three pools and nine white, terraced buildings with solar panels on their roofs among taller pines, pool houses among olives, a wooded point and mountains";

const thumbnails = (page: Page) => page.getByRole("link", { name: /^Enlarge: / });
const thumbnail = (page: Page, alt: string) => page.getByRole("link", { name: `Enlarge: ${alt}` });
const lightbox = (page: Page) => page.getByRole("dialog", { name: "Picture viewer" });

/** Waits until the lightbox shows a picture: its counter and caption, and its name in the address. */
async function seePicture(page: Page, slug: string, counter: string, caption: string) {
  await lightbox(page).getByText(counter, { exact: true }).waitFor();
  expect(await lightbox(page).locator("[data-part=caption]").textContent()).toBe(caption);
  await page.waitForURL(`**/gallery#${slug}`);
}

test.each(SCREENS)(
  "on %s the first load fetches only thumbnails near the viewport, and the lightbox's code loads with a picture",
  async (_, viewport) => {
    const page = await newPage({ viewport });
    const fetched: string[] = [];
    const scripts: Promise<string>[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) scripts.push(response.text());
    });
    const hasLightbox = async () => (await Promise.all(scripts)).some((code) => code.includes("yarl__"));
    await openWhole(page, `${world().site}/gallery`);
    expect(await thumbnails(page).count()).toBe(PICTURES);
    // Depending on its version, Chromium fetches lazy pictures 1250 to 3000 px below the window.
    const near = await thumbnails(page).evaluateAll(
      (links) => links.filter((link) => link.getBoundingClientRect().top < innerHeight + 3_000).length,
    );
    expect(near).toBeLessThan(PICTURES / 2);
    // Plus one: the lead picture.
    expect(fetched.filter((url) => url.endsWith(".webp")).length).toBeLessThanOrEqual(near + 1);
    expect(await hasLightbox()).toBe(false);
    await thumbnail(page, FACADE).click();
    await lightbox(page).waitFor();
    expect(await hasLightbox()).toBe(true);
  },
);

test("the lightbox works by keyboard alone: it shows the whole picture, traps the focus and returns it", async () => {
  const page = await visit("/gallery");
  await thumbnail(page, FACADE).focus();
  await page.keyboard.press("Enter");
  await seePicture(page, "hotel-facade", `1 / ${PICTURES}`, FACADE);
  await page.keyboard.press("ArrowRight");
  await seePicture(page, "hotel-aerial", `2 / ${PICTURES}`, AERIAL);
  const picture = await lightbox(page).getByRole("img", { name: AERIAL }).boundingBox();
  expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(3 / 2, 1);
  await page.keyboard.press("ArrowLeft");
  await seePicture(page, "hotel-facade", `1 / ${PICTURES}`, FACADE);
  const places = await placesOfFocus(page, lightbox(page), 9);
  expect(places).not.toContain("outside");
  expect(places.at(-1)).toBe("inside");
  await page.keyboard.press("Escape");
  await lightbox(page).waitFor({ state: "detached" });
  await page.waitForURL("**/gallery");
  expect(await isFocused(thumbnail(page, FACADE))).toBe(true);
});

test("on a phone a link to a picture opens it, a swipe changes it and a button closes it", async () => {
  const page = await visit("/gallery#hotel-facade", {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  await seePicture(page, "hotel-facade", `1 / ${PICTURES}`, FACADE);
  await swipe(page, 330, 60, 400);
  await seePicture(page, "hotel-aerial", `2 / ${PICTURES}`, AERIAL);
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await lightbox(page).getByRole("button", { name: "Close" }).click();
  await lightbox(page).waitFor({ state: "detached" });
  expect(new URL(page.url()).hash).toBe("");
});

/** Waits until the page no longer moves, as at the end of a scroll to an anchor. */
function holdsStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let still = 0, last = -1; still < 30; still = scrollY === last ? still + 1 : 0) {
      last = scrollY;
      await nextFrame();
    }
  });
}

test("a link to an album shows only that album from its start, even after a reload", async () => {
  const page = await visit("/gallery#gallery-dining");
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await thumbnail(page, FACADE).waitFor({ state: "detached" });
    expect(await thumbnails(page).count()).toBe(galleryPictures("GALLERY_DINING"));
    await holdsStill(page);
    const { y = -1 } = (await page.locator("#gallery-dining").boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(450);
  }
});
