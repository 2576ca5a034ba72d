import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answerCommands } from "../../../src/before-app/answer-commands";
import { Drawer } from "../../../src/chrome/Drawer";
import { MenuButton } from "../../../src/chrome/MenuButton";
import { sortMenus } from "../../../src/chrome/menus";
import { ReservationContext } from "../../../src/booking/reservation";
import type { Locale } from "../../../shared/locales";
import { renderInLanguage } from "../../support/render-in-language";
import { HOTEL, MENUS } from "./hotel";

// Polyfill for browsers that don't support command buttons, like jsdom.
beforeAll(() => answerCommands(window, false));

const menu = (locale: Locale) => (
  <ReservationContext.Provider value={{ ...HOTEL.reservation, phone: HOTEL.phone, timeZone: null, locale }}>
    <MenuButton />
    <Drawer hotel={HOTEL} menus={sortMenus(MENUS)} locale={locale} />
  </ReservationContext.Provider>
);

async function openDrawer(locale: Locale = "en") {
  renderInLanguage(locale, menu(locale));
  const button = screen.getByRole("button");
  await userEvent.click(button);
  return { button, drawer: await screen.findByRole("dialog") };
}

const linkTexts = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((link) => link.textContent);

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test("the drawer contains every menu in the specified order", async () => {
  const { drawer } = await openDrawer();
  expect(linkTexts(drawer)).toEqual([
    "",
    ...["Rooms", "Restaurants"],
    ...["About us", "Gallery", "Contact", "A day here", "Work with us"],
    "Hill House",
    "Sustainability",
    "Experience",
    "0242 000 0002",
    "Book now",
  ]);
  expect(within(drawer).getByRole("link", { name: "Lake House, home page" }).getAttribute("href")).toBe("/");
});

test("the close button comes first in the drawer and closes it; the drawer can be reopened", async () => {
  const { button, drawer } = await openDrawer();
  const close = within(drawer).getByRole("button", { name: "Close" });
  expect(drawer.querySelector("a, button")).toBe(close);
  await userEvent.click(close);
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.click(button);
  expect(screen.getByRole("dialog")).toBe(drawer);
});

test("the page is marked when its scrollbar takes up space", async () => {
  const { dataset } = document.documentElement;
  jest.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(window.innerWidth - 15);
  const { button, drawer } = await openDrawer();
  expect(dataset.scrollbar).toBe("");
  await userEvent.click(within(drawer).getByRole("button", { name: "Close" }));
  jest.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(window.innerWidth);
  await userEvent.click(button);
  expect(dataset.scrollbar).toBeUndefined();
});

test("navigating to another page closes the drawer", async () => {
  const { drawer } = await openDrawer();
  cleanup();
  expect(drawer.hasAttribute("open")).toBe(false);
});

test.each([
  ["the scrim", (drawer: HTMLElement) => drawer],
  ["a link", (drawer: HTMLElement) => within(drawer).getByRole("link", { name: "Rooms" })],
])("pressing %s closes the drawer, pressing its background does not", async (_name, find) => {
  const { drawer } = await openDrawer();
  fireEvent.click(within(drawer).getByRole("navigation", { name: "Main menu" }));
  expect(screen.getByRole("dialog")).toBe(drawer);
  // jsdom can't leave the page.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(find(drawer));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the drawer's phone button calls the number for the language; Turkish offers no booking", async () => {
  const { drawer } = await openDrawer("tr");
  const phone = within(drawer).getByRole("link", { name: "0242 000 0002 numarasını arayın" });
  expect(phone.getAttribute("href")).toBe("tel:+902420000002");
  expect(linkTexts(drawer).at(-1)).toBe("0242 000 0002");
});
