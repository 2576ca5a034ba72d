import "./modal-dialog";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MenuButton } from "../../../src/chrome/MenuButton";
import { sortMenus } from "../../../src/chrome/menus";
import { ReservationContext } from "../../../src/chrome/reservation";
import type { Locale } from "../../../src/config/locales";
import { AppProvider } from "../../../src/theme/AppProvider";
import { createI18n, renderInLanguage } from "../../support/render-in-language";
import { HOTEL, MENUS } from "./hotel";

Object.assign(window, { ___navigate: () => undefined });

const menuButton = (locale: Locale) => (
  <ReservationContext.Provider value={{ ...HOTEL.reservation, phone: HOTEL.phone, locale }}>
    <MenuButton hotel={HOTEL} menus={sortMenus(MENUS)} locale={locale} />
  </ReservationContext.Provider>
);

async function openDrawer(locale: Locale = "en") {
  renderInLanguage(locale, menuButton(locale));
  const button = screen.getByRole("button");
  await userEvent.click(button);
  return { button, drawer: await screen.findByRole("dialog") };
}

const linkTexts = (element: HTMLElement) =>
  within(element)
    .getAllByRole("link")
    .map((link) => link.textContent);

afterEach(cleanup);

test("without script the menu button is a link to the footer's menus", () => {
  const html = renderToString(
    <I18nextProvider i18n={createI18n("en")}>
      <AppProvider>{menuButton("en")}</AppProvider>
    </I18nextProvider>,
  );
  expect(html).toMatch(/<a [^>]*href="#menu"/);
  expect(html).not.toContain("<button");
  expect(html).not.toContain("<dialog");
});

test("the drawer holds every menu in the specification's order", async () => {
  const { button, drawer } = await openDrawer();
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(linkTexts(drawer)).toEqual([
    "",
    ...["Rooms", "Restaurants"],
    ...["About us", "Gallery", "Contact", "A day here"],
    "Hill House",
    "Sustainability",
    "Experience",
    "0242 000 0002",
    "Book now",
  ]);
  expect(within(drawer).getByRole("link", { name: "Lake House, home page" }).getAttribute("href")).toBe("/");
});

test("the focus starts on the close button, which closes the drawer", async () => {
  const { button, drawer } = await openDrawer();
  const close = within(drawer).getByRole("button", { name: "Close" });
  expect(document.activeElement).toBe(close);
  await userEvent.click(close);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(button.getAttribute("aria-expanded")).toBe("false");
});

test.each([
  ["the scrim", (drawer: HTMLElement) => drawer],
  ["a link", (drawer: HTMLElement) => within(drawer).getByRole("link", { name: "Rooms" })],
])("a press on %s closes the drawer", async (_name, find) => {
  const { drawer } = await openDrawer();
  fireEvent.click(find(drawer));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a press on the drawer's ground keeps it open", async () => {
  const { drawer } = await openDrawer();
  fireEvent.click(within(drawer).getByRole("navigation", { name: "Main menu" }));
  expect(screen.getByRole("dialog")).toBe(drawer);
});

test("a drawer that the browser closes, as on Escape, opens again", async () => {
  const { button, drawer } = await openDrawer();
  fireEvent(drawer, new Event("close"));
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(button);
  expect(screen.getByRole("dialog")).toBe(drawer);
});

test("the drawer's phone button calls the language's number; booking is not offered in Turkish", async () => {
  const { drawer } = await openDrawer("tr");
  const phone = within(drawer).getByRole("link", { name: "0242 000 0002 numarasını arayın" });
  expect(phone.getAttribute("href")).toBe("tel:+902420000002");
  expect(linkTexts(drawer).at(-1)).toBe("0242 000 0002");
});
