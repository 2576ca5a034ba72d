import type { Page } from "playwright-core";
import { hydrated, PHONE, settled, world } from "../../support/browser";
import { newPage, SCREENS } from "../../support/visit";

/** Extra styles of a hotel with a right-to-left language (src/theme/right-to-left.ts). */
const VARIABLES = "[dir=rtl] { --rtl: -1; --mirror: -1 1 }";

/** Opens a page as if it were written from right to left. */
async function open(path: string, viewport = PHONE): Promise<Page> {
  const page = await newPage({ viewport, reducedMotion: "reduce" });
  await page.goto(world().site + path);
  await hydrated(page);
  await page.addStyleTag({ content: VARIABLES });
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  return page;
}

test.each(SCREENS)("on %s right-to-left pages are no wider than the window", async (_, viewport) => {
  for (const path of ["/", "/accommodation", "/gallery", "/contact"]) {
    const page = await open(path, viewport);
    const wide = await page.evaluate(() => {
      window.scrollTo({ left: -1000, behavior: "instant" });
      return { scrolled: window.scrollX, width: document.documentElement.scrollWidth - innerWidth };
    });
    expect({ path, ...wide }).toEqual({ path, scrolled: 0, width: 0 });
    await page.close();
  }
});

test("the drawer opens on the right; the hero's cut corner and the path around it are on the left", async () => {
  const page = await open("/");
  await page.waitForFunction(() => {
    const stage = document.querySelector("main [role=region] > *");
    const { borderBottomLeftRadius, borderBottomRightRadius } = stage
      ? getComputedStyle(stage)
      : { borderBottomLeftRadius: "0px", borderBottomRightRadius: "0px" };
    return borderBottomLeftRadius !== "0px" && borderBottomRightRadius === "0px";
  });
  const points = await page
    .getByRole("group", { name: "Choose a picture" })
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().left));
  expect(points.length).toBeGreaterThan(1);
  expect(points.every((left) => left < PHONE.width / 2)).toBe(true);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.waitFor();
  await settled(page);
  const box = await drawer.boundingBox();
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(PHONE.width);
});

test("in the lightbox the left arrow key shows the next picture", async () => {
  const page = await open("/gallery");
  await page.locator('a[aria-haspopup="dialog"]').first().click();
  const lightbox = page.getByRole("dialog", { name: "Picture viewer" });
  await lightbox.waitFor();
  await lightbox.getByText("1 / ").waitFor();
  await page.keyboard.press("ArrowLeft");
  await lightbox.getByText("2 / ").waitFor();
  expect(await lightbox.locator("[data-part=counter]").textContent()).toMatch(/^2 \/ /);
});

test("a chosen day covers its date field whole: browsers put their words on either side", async () => {
  const page = await open("/accommodation/sea-room");
  const field = page.locator("main form [type=date]").first();
  await field.fill("2031-07-03");
  await field.blur();
  const day = page.locator("main .calendar-day").first();
  await day.waitFor();
  const widths = [field, day].map((part) =>
    part.evaluate((element) => element.getBoundingClientRect().width),
  );
  const [whole, covered] = await Promise.all(widths);
  expect(covered).toBe(whole);
});
