import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Locale } from "../../../shared/locales";
import { BookingForm } from "../../../src/booking/BookingForm";
import { forgetStay, keepStay, keptStay } from "../../../src/booking/kept-stay";
import { fixDate } from "../../support/fixed-date";
import { renderInLanguage } from "../../support/render-in-language";
import { BOOKABLE_HOTEL, PARAMETERS } from "../chrome/hotel";
import { prices, room } from "../rooms/rooms";

const priced = (amount: string, adults = 2) =>
  room(amount, { prices: [prices(adults, { "2027-07": amount })] });

/** Opens the calendar from a date field of a room's form, on 27 June 2027 in Tokyo. */
async function openCalendar(locale: Locale, { field = 0 } = {}) {
  const site = { ...BOOKABLE_HOTEL.reservation, parameters: PARAMETERS, phone: BOOKABLE_HOTEL.phone };
  renderInLanguage(
    locale,
    <BookingForm
      site={{ ...site, timeZone: "Asia/Tokyo", locale }}
      look="column"
      room={7}
      priced={[priced("€405"), priced("€380"), priced("€90", 1)]}
    />,
  );
  const opener = await waitFor(() => {
    const found = document.querySelectorAll<HTMLElement>("[aria-haspopup=dialog]")[field];
    if (!found) throw new Error("No button opens the calendar.");
    return found;
  });
  fireEvent.click(opener);
  return { opener, dialog: within(await screen.findByRole("dialog")) };
}

const dates = () => [...document.querySelectorAll<HTMLInputElement>("[type=date]")].map(({ value }) => value);

beforeEach(() => {
  // In New York it is still the 26th.
  fixDate("2027-06-26T20:00Z");
});
afterEach(() => {
  cleanup();
  forgetStay();
  jest.useRealTimers();
});

test("one calendar selects both dates, fills the form's own fields and counts the nights", async () => {
  const { opener, dialog } = await openCalendar("en");
  expect(dialog.getByText("Please choose the day of your arrival.")).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Saturday, 3 July 2027" }));
  expect(dialog.getByText("Please choose the day of your departure.")).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Saturday, 10 July 2027" }));
  expect(dates()).toEqual(["2027-07-03", "2027-07-10"]);
  expect(keptStay()).toMatchObject({ arrival: "2027-07-03", departure: "2027-07-10", month: "2027-07" });
  expect(dialog.getByText("7 nights").closest("p")?.textContent).toBe("3 – 10 July 2027 7 nights");
  expect(dialog.getByRole("button", { name: "Saturday, 10 July 2027, departure" })).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(opener);
  // Shown over the field, which formats dates the browser's way.
  expect(screen.getByText("3 Jul 2027").nextElementSibling).toBe(opener);
});

test("days before today at the hotel are disabled", async () => {
  const { dialog } = await openCalendar("en");
  const isClosed = (name: string) => dialog.getByRole<HTMLButtonElement>("button", { name }).disabled;
  expect(isClosed("Saturday, 26 June 2027")).toBe(true);
  expect(isClosed("Sunday, 27 June 2027, today")).toBe(false);
});

test("a month shows the lowest price for the visitor's party, or no price if it has none", async () => {
  keepStay({ party: { adults: 2, children: 0 } });
  const { dialog } = await openCalendar("de");
  const priceOf = (month: string) => dialog.getByText(month).parentElement?.querySelector("small");
  expect(priceOf("Juli 2027")?.textContent).toBe("ab €380 pro Nacht für 2\u00a0Erwachsene");
  expect(priceOf("Juni 2027")).toBeNull();
});

test.each<[Locale, string, string]>([
  ["de", "Montag", "Mo"],
  ["ar", "السبت", "س"],
])("in %s the week starts with %s", async (locale, name, short) => {
  const { dialog } = await openCalendar(locale);
  const [first] = dialog.getAllByRole("columnheader", { hidden: true });
  expect([first?.getAttribute("aria-label"), first?.textContent]).toEqual([name, short]);
});

test("opened from the departure field, the calendar changes the departure; Clear removes both dates", async () => {
  keepStay({ arrival: "2027-07-03", departure: "2027-07-10" });
  const { dialog } = await openCalendar("en", { field: 1 });
  fireEvent.click(dialog.getByRole("button", { name: "Monday, 12 July 2027" }));
  expect(dates()).toEqual(["2027-07-03", "2027-07-12"]);
  fireEvent.click(dialog.getByRole("button", { name: "Clear" }));
  expect([dates(), keptStay().arrival]).toEqual([["", ""], ""]);
});
