import type { Page } from "playwright-core";
import { hydrated, PHONE, world } from "../support/browser";
import { LAYOUT_PAGES } from "../support/layouts";
import { newPage, visit } from "../support/visit";

/** Controls whose shape is their ground alone: buttons that nobody would take for one without it. */
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

test.each(Object.entries(LAYOUT_PAGES))(
  "with forced colours every button of %s keeps its shape",
  async (_, path) => {
    const page = await newPage({ viewport: PHONE, reducedMotion: "reduce" });
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
    expect(lost).toEqual([]);
  },
);

test("with forced colours the current album is the only one with a line under it", async () => {
  const page = await visit("/gallery", { forcedColors: "active" });
  const lines = await page
    .getByRole("navigation", { name: "Albums" })
    .getByRole("link")
    .evaluateAll((links) => {
      const ground = getComputedStyle(document.body).backgroundColor;
      return links.map((link) => getComputedStyle(link).borderBottomColor !== ground);
    });
  expect(lines).toEqual([true, false, false, false, false]);
});

test("for visitors who ask for more contrast nothing is muted", async () => {
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
