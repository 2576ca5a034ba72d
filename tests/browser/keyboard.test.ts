import type { Page } from "playwright-core";
import { isFocused } from "../support/focus";
import { SCREENS, visit } from "../support/visit";

interface Stop {
  name: string;
  part: string;
  /** True where the focused thing is in the window, not behind navbar or book bar, and has a ring. */
  seen: boolean;
}

/** Where the focus is now, once it is painted; null when it has left the page. */
function focusedStop(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, innerHeight / 2));
    // A card lends its ring to the link in it.
    const ringed = [element, element.closest("article")].some(
      (part) => part && getComputedStyle(part).outlineStyle === "solid",
    );
    return {
      name: element.getAttribute("aria-label") ?? element.textContent ?? "",
      part: element.closest("header, main, footer, aside")?.localName ?? "",
      seen: ringed && onTop !== null && (element.contains(onTop) || onTop.contains(element)),
    };
  });
}

test("the first stop leads over the navigation into the page", async () => {
  const page = await visit("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  expect(await isFocused(skip)).toBe(true);
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect((await focusedStop(page))?.part).toBe("main");
});

test.each(SCREENS)(
  "on %s the Tab key reaches all of home in reading order, and one always sees where",
  async (_, viewport) => {
    const page = await visit("/", { viewport, reducedMotion: "reduce" });
    const reachable = await page
      .locator("a[href], button, input, summary, [tabindex='0']")
      .evaluateAll(
        (elements) =>
          elements.filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
      );
    const stops: Stop[] = [];
    for (let press = 0; press <= reachable; press += 1) {
      await page.keyboard.press("Tab");
      const stop = await focusedStop(page);
      if (!stop) break;
      stops.push(stop);
    }
    expect(stops.length).toBeGreaterThanOrEqual(reachable - 2);
    const parts = stops.map(({ part }) => part).filter((part, index, all) => part !== all[index - 1]);
    expect(parts).toEqual(["", "header", "main", "footer", ...(viewport.width < 768 ? ["aside"] : [])]);
    expect(stops.filter(({ seen }) => !seen)).toEqual([]);
  },
);
