import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { hydrated, PHONE, settled, world } from "../../support/browser";
import { LAYOUT_PAGES } from "../../support/layouts";
import { newPage, visit } from "../../support/visit";

/** Controls that get their shape from a background of their own and would not look like buttons without it. */
function shapesOfGround(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const groundOf = (element: Element | null): string => {
      const ground = element ? getComputedStyle(element).backgroundColor : "";
      return element && ground === "rgba(0, 0, 0, 0)" ? groundOf(element.parentElement) : ground;
    };
    return [...document.querySelectorAll<HTMLElement>("a, button, summary, input")].flatMap(
      (element, index) => {
        const own = getComputedStyle(element).backgroundColor;
        const stands = own !== "rgba(0, 0, 0, 0)" && own !== groundOf(element.parentElement);
        element.dataset.control = String(index);
        return stands && element.checkVisibility() ? [String(index)] : [];
      },
    );
  });
}

test("with forced colours every button of each layout keeps its shape", async () => {
  const page = await newPage({ viewport: PHONE, reducedMotion: "reduce" });
  for (const path of Object.values(LAYOUT_PAGES)) {
    await page.emulateMedia({ forcedColors: "none" });
    await page.goto(world().site + path);
    await hydrated(page);
    const shapes = await shapesOfGround(page);
    expect(shapes.length).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: "active" });
    const lost = await page.evaluate(
      (controls) =>
        controls.flatMap((control) => {
          const element = document.querySelector(`[data-control="${control}"]`);
          const width = element ? Number.parseFloat(getComputedStyle(element).borderTopWidth) : 0;
          return width > 0 ? [] : [element?.outerHTML.slice(0, 120) ?? control];
        }),
      shapes,
    );
    expect({ path, lost }).toEqual({ path, lost: [] });
  }
});

/** Screenshot of an element, as grey values from 0 to 255. */
async function seen(element: Locator): Promise<Uint8Array> {
  const picture = sharp(await element.screenshot({ animations: "disabled" }));
  return picture.greyscale().raw().toBuffer();
}

/** Share of the pixels, from 0 to 1, that are clearly lighter or darker than before. */
function changed(before: Uint8Array, after: Uint8Array): number {
  expect(after).toHaveLength(before.length);
  return before.filter((grey, index) => Math.abs(grey - (after[index] ?? 0)) > 60).length / before.length;
}

/** Choices on a page, each with the control that is clicked and has to look different afterwards. */
const CHOICES: Record<string, { path: string; choice: (page: Page) => Locator }> = {
  "a wish of the room finder": {
    path: "/accommodation",
    choice: (page) => page.getByRole("search").locator("label").filter({ hasText: "Own pool" }),
  },
  "a room to compare": {
    path: "/accommodation",
    choice: (page) => page.getByRole("checkbox", { name: "Compare Garden Room", exact: true }),
  },
  "an album": {
    path: "/gallery",
    choice: (page) => page.getByRole("navigation", { name: "Albums" }).getByRole("link").nth(1),
  },
  "a picture of the sun path": {
    path: "/",
    choice: (page) => page.getByRole("group", { name: "Choose a picture" }).getByRole("button").nth(1),
  },
  "the terms of the newsletter": {
    path: "/",
    choice: (page) => page.getByRole("contentinfo").getByRole("checkbox"),
  },
};

test.each(Object.entries(CHOICES))(
  "with forced colours %s looks chosen when it is",
  async (_, { path, choice }) => {
    const page = await visit(path, { forcedColors: "active", reducedMotion: "reduce" });
    const control = choice(page);
    await control.scrollIntoViewIfNeeded();
    await settled(page);
    const before = await seen(control);
    await control.click();
    // Neither the pointer nor the focus may make the difference.
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await settled(page);
    expect(changed(before, await seen(control))).toBeGreaterThan(0.04);
  },
);

test("nothing is muted for visitors who prefer more contrast", async () => {
  const page = await visit("/about-us", { contrast: "more" });
  const colours = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "nav[aria-label='You are here'] span, main dt, footer [data-part=email] label",
      ),
    ].map((element) => {
      const section = element.closest("[data-tone]");
      return section !== null && getComputedStyle(element).color === getComputedStyle(section).color;
    }),
  );
  expect(colours.length).toBeGreaterThan(3);
  expect(colours).not.toContain(false);
});
