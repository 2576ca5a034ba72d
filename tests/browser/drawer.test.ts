import type { Locator, Page } from "playwright-core";
import { PHONE } from "../support/browser";
import { isFocused, placesOfFocus } from "../support/focus";
import { totalShift, watchShifts } from "../support/layout-shifts";
import { SCREENS, visit } from "../support/visit";

const burger = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const close = (page: Page) => drawer(page).getByRole("button", { name: "Close" });

async function openDrawer(page: Page) {
  await burger(page).click();
  await drawer(page).waitFor();
  await slidIn(drawer(page));
}

async function slidIn(locator: Locator) {
  await locator.evaluate((element) =>
    Promise.all(element.getAnimations().map((animation) => animation.finished)),
  );
}

test.each(SCREENS)("on %s the drawer opens with the focus on its close button", async (_, viewport) => {
  const page = await visit("/", { viewport });
  await openDrawer(page);
  expect(await isFocused(close(page))).toBe(true);
  const width = Math.min(450, viewport.width);
  expect(await drawer(page).boundingBox()).toEqual({ x: 0, y: 0, width, height: viewport.height });
});

test("Enter and Space on the hamburger open the drawer", async () => {
  const page = await visit("/about-us");
  await burger(page).focus();
  for (const key of ["Enter", "Space"]) {
    await page.keyboard.press(key);
    await drawer(page).waitFor();
    await page.keyboard.press("Escape");
    await drawer(page).waitFor({ state: "hidden" });
  }
});

test("the drawer holds all menus in the specification's order, then phone and Book now", async () => {
  const page = await visit("/");
  await openDrawer(page);
  const links = await drawer(page).getByRole("link").allTextContents();
  const positions = [
    "Rooms and suites", // DESKTOP_BOTTOM
    "About us", // DESKTOP_TOP
    "A day by the bay", // a section of its own
    "Pinara Canyon, Göynük", // HAMBURGER_HOTELS
    "Sustainability", // COL_1
    "For agencies", // COL_2
    "+90 242 606 05 05",
    "Book now",
  ].map((text) => links.indexOf(text));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(positions.at(-1)).toBe(links.length - 1);
});

test("the Tab key goes round in the drawer", async () => {
  const page = await visit("/", { viewport: PHONE });
  await openDrawer(page);
  const stops = await drawer(page).locator("a, button").count();
  const places = await placesOfFocus(page, drawer(page), stops + 3);
  expect(new Set(places)).toEqual(new Set(["inside", "browser"]));
  expect(places.at(-1)).toBe("inside");
});

test.each([
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["the close button", (page: Page) => close(page).click()],
  ["a click on the scrim", (page: Page) => page.mouse.click(1_000, 400)],
])("%s closes the drawer and gives the focus back", async (_, dismiss) => {
  const page = await visit("/");
  await openDrawer(page);
  await dismiss(page);
  await drawer(page).waitFor({ state: "hidden" });
  expect(await isFocused(burger(page))).toBe(true);
});

test("a link in the drawer leads to its page and closes the drawer", async () => {
  const page = await visit("/");
  await openDrawer(page);
  await drawer(page).getByRole("link", { name: "Restaurants and bars" }).click();
  await page.waitForURL("**/gastronomy");
  await drawer(page).waitFor({ state: "hidden" });
});

test("a link to this very page closes the drawer", async () => {
  const page = await visit("/gastronomy");
  await openDrawer(page);
  await drawer(page).getByRole("link", { name: "Restaurants and bars" }).click();
  await drawer(page).waitFor({ state: "hidden" });
});

test.each(SCREENS)("on %s the page behind the drawer does not move", async (_, viewport) => {
  const page = await visit("/", { viewport });
  await page.waitForLoadState("networkidle");
  const title = page.getByRole("heading", { level: 1 });
  const before = await title.boundingBox();
  await watchShifts(page);
  await openDrawer(page);
  await page.mouse.move(viewport.width - 5, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("PageDown");
  expect(await title.boundingBox()).toEqual(before);
  expect(await totalShift(page)).toBe(0);
});

test.each([
  ["/", "en-US", "Menu", "+90 242 606 05 05", "tel:+902426060505", 1],
  ["/tr", "tr-TR", "Menü", "0242 815 30 50", "tel:+902428153050", 0],
  ["/ru", "ru-RU", "Меню", "+90 242 606 05 05", "tel:+902426060505", 1],
  ["/de", "de-DE", "Menü", "+90 242 606 05 05", "tel:+902426060505", 1],
])(
  "on %s the drawer ends with the language's phone number",
  async (path, locale, menu, number, tel, bookings) => {
    const page = await visit(path, { locale, viewport: PHONE });
    await page.getByRole("button", { name: menu, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    expect(await dialog.locator('a[href^="tel:"]').allTextContents()).toEqual([number]);
    expect(await dialog.locator('a[href^="tel:"]').getAttribute("href")).toBe(tel);
    expect(await dialog.locator('a[href^="https://reservations."]').count()).toBe(bookings);
  },
);

test("without script the drawer is an anchor, whatever the engine knows of commands", async () => {
  const page = await visit("/", { javaScriptEnabled: false, viewport: PHONE });
  const opening = page.getByRole("banner").getByRole("link", { name: "Menu", exact: true });
  await opening.click();
  await drawer(page).waitFor();
  await drawer(page).getByRole("link", { name: "Close" }).click();
  await drawer(page).waitFor({ state: "hidden" });
  await opening.click();
  await drawer(page).getByRole("link", { name: "Restaurants and bars" }).click();
  await page.waitForURL("**/gastronomy");
  expect(await burger(page).isVisible()).toBe(false);
});

test("Back closes the drawer", async () => {
  const page = await visit("/");
  await page.getByRole("banner").getByRole("link", { name: "Gallery" }).click();
  await page.waitForURL("**/gallery");
  await openDrawer(page);
  await page.goBack();
  await drawer(page).waitFor({ state: "hidden" });
  expect(new URL(page.url()).pathname).toBe("/");
});
