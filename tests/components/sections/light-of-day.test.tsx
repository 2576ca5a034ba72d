import { cleanup, fireEvent, screen } from "@testing-library/react";
import { DayLight } from "../../../src/sections/light/DayLight";
import { forgetStay, keepStay } from "../../../src/booking/kept-stay";
import { fixDate } from "../../support/fixed-date";
import { renderInLanguage } from "../../support/render-in-language";
import { prices, room } from "../rooms/rooms";

const HOTEL: Queries.LightOfDayFragment = {
  locale: "en",
  latitude: 36.5762,
  longitude: 30.5795,
  timeZone: "Europe/Istanbul",
  mountainAltitude: 12,
  seaTemperatures: "17 16 17 18 21 24 27 28 27 25 22 19",
  venueHours: [
    { name: "Grill", days: [], from: "19:00", to: "23:00", firstDay: null, lastDay: null },
    { name: "Breakfast", days: [], from: "07:00", to: "10:00", firstDay: null, lastDay: null },
  ],
};

const SUITE = room("suite", { prices: [prices(2, { "2027-07": "€405" })] });

/** The texts inside an element, each of which has an element of its own. */
const textsIn = (element: Element): string[] =>
  element.children.length > 0
    ? [...element.children].flatMap(textsIn)
    : [element.textContent.trim()].filter(Boolean);

/** The texts shown once the visitor has scrolled. */
async function told(hotel = HOTEL): Promise<string[]> {
  renderInLanguage("en", <DayLight hotel={hotel} priced={[SUITE]} />);
  expect(screen.queryByRole("region")).toBeNull();
  fireEvent.scroll(window);
  const light = await screen.findByRole("region", { name: "The light of your day" });
  const parts = light.querySelectorAll("h2 + p, dl > div");
  return [...parts].map((part) => textsIn(part).join(" "));
}

beforeEach(() => fixDate("2027-01-20T22:00Z"));
afterEach(() => {
  cleanup();
  forgetStay();
  jest.useRealTimers();
});

test("the light is that of the chosen arrival date, with the month's sea temperature and price", async () => {
  keepStay({ arrival: "2027-07-21", departure: "2027-07-24", party: { adults: 2, children: 0 } });
  expect(await told()).toEqual([
    "Wednesday 21 July",
    "Sunrise 05:55",
    "Behind the mountain 19:05",
    "Sunset 20:13",
    "Moon waning",
    "Sea 27 °C",
    "Open at sunset Grill",
    "Price from €405 a night for 2\u00a0adults",
  ]);
});

test("without an arrival date, the light is that of today at the hotel, and unknown facts are omitted", async () => {
  expect(await told({ ...HOTEL, mountainAltitude: null, seaTemperatures: null, venueHours: [] })).toEqual([
    "Today, Thursday 21 January",
    "Sunrise 08:07",
    "Sunset 18:11",
    "Moon full",
  ]);
});

test("a hotel whose location is unknown shows no light, and loads no code for it", () => {
  const listen = jest.spyOn(window, "addEventListener");
  const { container } = renderInLanguage("en", <DayLight hotel={{ ...HOTEL, latitude: null }} priced={[]} />);
  expect(container.textContent).toBe("");
  expect(listen.mock.calls.map(([type]) => type)).not.toContain("scroll");
});
