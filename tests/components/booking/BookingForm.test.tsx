import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { BookingForm } from "../../../src/booking/BookingForm";
import { ReservationContext } from "../../../src/booking/reservation";
import { forgetStay } from "../../../src/booking/kept-stay";
import { InLanguage, renderInLanguage } from "../../support/render-in-language";
import { BOOKABLE_HOTEL, PARAMETERS } from "../chrome/hotel";

const SITE = {
  ...BOOKABLE_HOTEL.reservation,
  url: "https://book.example/stay?source=site&lang=de",
  parameters: PARAMETERS,
  phone: BOOKABLE_HOTEL.phone,
  timeZone: null,
  locale: "de" as const,
};

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 22, 9) }));
afterEach(() => {
  cleanup();
  forgetStay();
  jest.useRealTimers();
});

function form(site = SITE) {
  renderInLanguage("de", <BookingForm site={site} look="line" room={105} />);
  return screen.getByRole<HTMLFormElement>("form", { name: "Reisedaten und Gäste" });
}

const sent = (element: HTMLFormElement) =>
  Object.fromEntries([...new FormData(element)].map(([name, value]) => [name, String(value)]));
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const min = (label: string) => field(label).getAttribute("min");
const fill = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

test("dates, guests, room and language are sent under the reservation site's parameter names", () => {
  const element = form();
  fill("Anreise", "2027-06-05");
  fill("Abreise", "2027-06-12");
  fill("Kinder", "1");
  expect([element.getAttribute("action"), element.method]).toEqual(["https://book.example/stay", "get"]);
  expect(sent(element)).toEqual({
    from: "2027-06-05",
    to: "2027-06-12",
    grown: "2",
    kids: "1",
    kind: "105",
    lang: "de",
    // Part of the site's URL, whose query a GET form would drop.
    source: "site",
  });
});

test("arrival is today at the earliest and departure after it; a chosen day is shown in the page's language", async () => {
  form();
  await waitFor(() => expect(min("Anreise")).not.toBeNull());
  expect([min("Anreise"), min("Abreise")]).toEqual(["2026-11-22", "2026-11-23"]);
  fill("Anreise", "2027-06-30");
  expect(min("Abreise")).toBe("2027-07-01");
  await screen.findByText("30. Juni 2027");
});

test("missing dates are reported in the page's language, and the first missing field gets the focus, in view", async () => {
  form();
  await waitFor(() => expect(min("Anreise")).not.toBeNull());
  const press = () => fireEvent.click(screen.getByRole("button", { name: "Termine prüfen" }));
  const seen = jest.spyOn(Element.prototype, "scrollIntoView");
  press();
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Bitte wählen Sie den Tag der Anreise und den der Abreise.",
  );
  const arrival = field("Anreise");
  expect(seen.mock.contexts).toEqual([arrival]);
  seen.mockRestore();
  expect([document.activeElement, arrival.getAttribute("aria-invalid")]).toEqual([arrival, "true"]);
  fill("Anreise", "2027-06-05");
  expect(screen.queryByRole("alert")).toBeNull();
  press();
  expect((await screen.findByRole("alert")).textContent).toBe("Bitte wählen Sie den Tag der Abreise.");
  expect(arrival.getAttribute("aria-invalid")).toBe("false");
});

test("the built HTML contains no current date, and a form that needs the app is disabled beside a plain booking link", () => {
  const html = (dateFormat: string) =>
    renderToString(
      <InLanguage locale="de">
        <ReservationContext.Provider value={SITE}>
          <BookingForm site={{ ...SITE, dateFormat }} look="line" />
        </ReservationContext.Provider>
      </InLanguage>,
    );
  expect(html("YYYY-MM-DD")).not.toContain("2026-11");
  expect(html("YYYY-MM-DD")).not.toMatch(/<fieldset[^>]* disabled/);
  expect(html("DD.MM.YYYY")).toMatch(/<fieldset[^>]* disabled/);
  expect(html("DD.MM.YYYY")).toContain(">Jetzt buchen</a>");
});
