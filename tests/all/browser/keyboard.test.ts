import type { Page } from "playwright-core";
import { isFocused } from "../../support/focus";
import { SCREENS, visit } from "../../support/visit";

interface Stop {
  name: string;
  part: string;
  ringed: boolean;
  /** Anything that covers it, such as the navbar or the book bar. */
  coveredBy: string | null;
}

/** The focused element, once it is painted; null if the focus has left the page. */
function focusedStop(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await nextFrame();
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    // The centre of its visible part, as a card may extend beyond its row.
    const right = Math.min(left + width, innerWidth);
    const bottom = Math.min(top + height, innerHeight);
    const onTop = document.elementFromPoint((Math.max(left, 0) + right) / 2, (Math.max(top, 0) + bottom) / 2);
    // A card's link draws its focus ring around the card.
    const ringed = [null, "::after"].some(
      (pseudo) => getComputedStyle(element, pseudo).outlineStyle === "solid",
    );
    // A field's own transparent button may cover it.
    const isOfField =
      onTop !== null &&
      element.closest("label")?.parentElement?.contains(onTop) &&
      getComputedStyle(onTop).backgroundColor === "rgba(0, 0, 0, 0)";
    const uncovered = onTop !== null && (isOfField || element.contains(onTop) || onTop.contains(element));
    return {
      name: element.getAttribute("aria-label") ?? element.textContent ?? "",
      part: element.closest("header, main, footer, aside")?.localName ?? "",
      ringed,
      coveredBy: uncovered ? null : (onTop?.outerHTML.slice(0, 100) ?? "the window's edge"),
    };
  });
}

async function nextStop(page: Page): Promise<Stop | null> {
  await page.keyboard.press("Tab");
  return focusedStop(page);
}

test("the first tab stop skips the navigation", async () => {
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
  "on %s Tab reaches everything on the home page in reading order, with focus always visible",
  async (_, viewport) => {
    const page = await visit("/", { viewport, reducedMotion: "reduce" });
    const stops: Stop[] = [];
    for (let stop = await nextStop(page); stop; stop = await nextStop(page)) stops.push(stop);
    const links = await page
      .locator("a[href], button, input")
      .evaluateAll(
        (elements) =>
          elements.filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
      );
    expect(stops.length).toBeGreaterThanOrEqual(links);
    const parts = stops.map(({ part }) => part).filter((part, index, all) => part !== all[index - 1]);
    expect(parts).toEqual(["", "header", "main", "footer", ...(viewport.width < 720 ? ["aside"] : [])]);
    expect(stops.filter(({ ringed, coveredBy }) => !ringed || coveredBy !== null)).toEqual([]);
  },
);

test.each(SCREENS)(
  "on %s the newsletter's consent comes before its button, both visually and in tab order",
  async (_, viewport) => {
    const page = await visit("/about-us", { viewport });
    const form = page.getByRole("form");
    await form.getByRole("textbox").focus();
    const stops: (string | undefined)[] = [];
    for (let press = 0; press < 3; press += 1) stops.push((await nextStop(page))?.name);
    expect(stops.at(-1)).toBe("Subscribe");
    const consent = await form.getByRole("checkbox").boundingBox();
    const button = await form.getByRole("button").boundingBox();
    if (!consent || !button) throw new Error("The form is not there.");
    const below = button.y >= consent.y + consent.height + 24;
    expect(below || button.x > consent.x + consent.width).toBe(true);
  },
);
