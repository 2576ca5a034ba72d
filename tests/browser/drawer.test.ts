import type { Page } from "playwright-core";
import { violations } from "../support/axe";
import { settled } from "../support/browser";
import { isFocused, placesOfFocus } from "../support/focus";
import { totalShift, watchShifts } from "../support/layout-shifts";
import { SCREENS, visit } from "../support/visit";

const burger = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });

/** Marks the page once a dialog slides: on a busy machine the slide may be over before the test looks. */
const watchSliding = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener("transitionrun", ({ target, propertyName }) => {
      if (target instanceof HTMLDialogElement && propertyName === "transform")
        document.documentElement.dataset.slid = propertyName;
    }),
  );

test.each(SCREENS)(
  "on %s the drawer slides in over a still page, traps the focus, returns it, and its links navigate",
  async (_, viewport) => {
    const page = await visit("/", { viewport });
    await page.waitForLoadState("networkidle");
    const title = page.getByRole("heading", { level: 1 });
    const before = await title.boundingBox();
    await watchShifts(page);
    await watchSliding(page);
    await burger(page).click();
    await drawer(page).waitFor();
    await settled(page);
    expect(await page.locator("html").getAttribute("data-slid")).toBe("transform");
    expect(await isFocused(drawer(page).getByRole("button", { name: "Close" }))).toBe(true);
    const width = Math.min(450, viewport.width);
    expect(await drawer(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: viewport.height });
    await page.mouse.move(viewport.width - 5, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press("PageDown");
    expect(await title.boundingBox()).toEqual(before);
    expect(await totalShift(page)).toBe(0);
    expect(await violations(page)).toEqual([]);

    const stops = await drawer(page).locator("a, button").count();
    const places = await placesOfFocus(page, drawer(page), stops + 3);
    expect(new Set(places)).toEqual(new Set(["inside", "browser"]));
    expect(places.at(-1)).toBe("inside");

    await page.keyboard.press("Escape");
    await drawer(page).waitFor({ state: "hidden" });
    expect(await isFocused(burger(page))).toBe(true);
    await page.keyboard.press("Enter");
    await drawer(page).getByRole("link", { name: "Restaurants and bars" }).click();
    await page.waitForURL("**/gastronomy");
    await drawer(page).waitFor({ state: "hidden" });
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  },
);
