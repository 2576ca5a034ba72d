import type { Locator, Page } from "playwright-core";

export function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

/**
 * Presses Tab several times and returns where the focus went each time: "inside" a part of the page, "outside" it, or
 * to the "browser", whose own controls follow the last tab stop of a page and precede its first.
 */
export async function placesOfFocus(page: Page, part: Locator, presses: number): Promise<string[]> {
  const places: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press("Tab");
    places.push(
      await part.evaluate((element) => {
        if (document.activeElement === document.body) return "browser";
        return element.contains(document.activeElement) ? "inside" : "outside";
      }),
    );
  }
  return places;
}
