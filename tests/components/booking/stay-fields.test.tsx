import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { BookingForm } from "../../../src/booking/BookingForm";
import type { BookingLimits } from "../../../src/booking/reservation";
import { forgetStay, keepStay, keptStay } from "../../../src/booking/kept-stay";
import { withStay } from "../../../src/booking/stay-links";
import { NO_STAY } from "../../../src/booking/stay";
import { renderInLanguage } from "../../support/render-in-language";
import { BOOKABLE_HOTEL, PARAMETERS } from "../chrome/hotel";

const SITE = {
  ...BOOKABLE_HOTEL.reservation,
  url: "https://book.example/stay?lang=en",
  dateFormat: "DD.MM.YYYY",
  parameters: { ...PARAMETERS, childAges: "age" },
  phone: BOOKABLE_HOTEL.phone,
  timeZone: null,
  locale: "en" as const,
};

const LIMITS: BookingLimits = {
  capacity: { adults: 2, children: 1 },
  guests: "2 adults, 1 child",
  most: { adults: 2, children: 2 },
  roomier: [
    { name: "Tower", url: "/tower", capacity: { adults: 3, children: 0 } },
    { name: "Duplex", url: "/duplex", capacity: { adults: 2, children: 3 } },
  ],
};

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const fill = async (label: string, value: string) =>
  fireEvent.input(await field(label), { target: { value } });
const sent = () => [...new FormData(screen.getByRole<HTMLFormElement>("form"))].map(String);
const show = (limits?: BookingLimits) =>
  renderInLanguage("en", <BookingForm site={SITE} look="line" {...(limits && { room: 7, limits })} />);

afterEach(() => {
  cleanup();
  forgetStay();
});

test("a form shows what was chosen elsewhere, sends it in the reservation site's format, and asks for each child's age", async () => {
  keepStay({ arrival: "2099-07-03", departure: "2099-07-10", party: { adults: 1, children: 2 } });
  show();
  await fill("Age of child 1", "4");
  await fill("Age of child 2", "11");
  expect((await field("Arrival")).value).toBe("2099-07-03");
  expect(sent()).toEqual([
    "lang,en",
    "grown,1",
    "kids,2",
    "from,03.07.2099",
    "to,10.07.2099",
    "age,4",
    "age,11",
  ]);
  expect(keptStay().ages).toEqual(["4", "11"]);
});

test("choices in a form are remembered along with their month, including those made before its code loaded", async () => {
  show();
  const arrival = await field("Arrival");
  arrival.value = "2099-08-01";
  fireEvent.focus(arrival);
  await fill("Children", "1");
  await field("Age of child 1");
  expect(keptStay()).toMatchObject({
    month: "2099-08",
    arrival: "2099-08-01",
    party: { adults: 2, children: 1 },
  });
});

test("a party too large for a room is told so and offered the first room that fits it", async () => {
  keepStay({ party: { adults: 2, children: 3 } });
  show(LIMITS);
  const link = await screen.findByRole("link", { name: "Duplex" });
  expect(link.getAttribute("href")).toBe("/duplex");
  expect(link.closest("p")?.textContent).toBe(
    "This room takes at most 2 adults, 1 child; there is space for all of you in Duplex.",
  );
  expect((await field("Children")).validity.rangeOverflow).toBe(true);
  await fill("Children", "1");
  expect(screen.queryByRole("link", { name: "Duplex" })).toBeNull();
  expect((await field("Children")).validity.valid).toBe(true);
  await fill("Adults", "4");
  expect(within(screen.getByRole("form")).getByRole("status").textContent).toContain("please call us");
});

test("without JavaScript, a room's form accepts no more guests than the room does", () => {
  show(LIMITS);
  expect(screen.getByLabelText("Adults").getAttribute("max")).toBe("2");
  expect(screen.getByLabelText("Children").getAttribute("max")).toBe("2");
});

test("a browser that refuses storage remembers the stay until the next full load", () => {
  const refused = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  keepStay({ month: "2099-07" });
  expect(keptStay().month).toBe("2099-07");
  refused.mockRestore();
});

test("a link to the reservation site carries the stay in place of its earlier parameters", () => {
  const stay = {
    ...NO_STAY,
    arrival: "2099-07-03",
    departure: "2099-07-10",
    party: { adults: 2, children: 1 },
    ages: ["9"],
  };
  expect(withStay("https://book.example/stay?lang=en&grown=1", stay, SITE)).toBe(
    "https://book.example/stay?lang=en&from=03.07.2099&to=10.07.2099&grown=2&kids=1&age=9",
  );
  expect(withStay("https://book.example/stay?lang=en", { ...stay, ages: [""] }, SITE)).not.toContain("age");
  expect(withStay("https://book.example/stay?lang=en&grown=1&from=x", NO_STAY, SITE)).toBe(
    "https://book.example/stay?lang=en",
  );
});
