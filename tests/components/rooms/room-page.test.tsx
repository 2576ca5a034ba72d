import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReservationContext } from "../../../src/booking/reservation";
import type { Locale } from "../../../shared/locales";
import { PricesByMonth } from "../../../src/rooms/PricesByMonth";
import { RoomActions } from "../../../src/rooms/RoomActions";
import { RoomFeatures } from "../../../src/rooms/RoomFeatures";
import { RoomIntroduction } from "../../../src/rooms/RoomIntroduction";
import { RoomPictures } from "../../../src/rooms/RoomPictures";
import { RoomPlans } from "../../../src/rooms/RoomPlans";
import { RoomRow } from "../../../src/rooms/RoomRow";
import { RoomVoice } from "../../../src/rooms/RoomVoice";
import { forgetStay, keepStay } from "../../../src/booking/kept-stay";
import { renderInLanguage } from "../../support/render-in-language";
import { picture, slider } from "../gallery/pictures";
import { richText } from "../sections/content";
import { prices, room } from "./rooms";

const PHONE = { label: "+90 242 000 00 00", tel: "+902420000000" };

const plan = (width: number) => ({
  title: "Plan of the suite",
  picture: {
    alt: "Two rooms and a terrace",
    width,
    height: width === 0 ? 0 : 620,
    focal: null,
    note: null,
    drawing: { publicURL: "/static/plan.svg" },
    raster: null,
  },
});

const BODY = {
  layout: "fullWidth" as const,
  width: 1,
  height: 0.7,
  images: {
    fallback: { src: "/static/plan.webp", srcSet: "/static/plan.webp 900w", sizes: "100vw" },
    sources: [],
  },
};

const ROOM_HOTEL = { phone: PHONE, timeZone: null, telegram: null, whatsApp: null };

const introduction = { ...room("suite"), name: "Sea Suite", summary: "A corner.", content: null };

afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/accommodation/sea-suite");
});

test("all pictures of a room are shown in a row, each once, the first without delay, and all are in the lightbox", async () => {
  const pictures = ["lead", "bed", "bath", "terrace"].map((name) => picture(name, `The ${name}`));
  renderInLanguage(
    "en",
    <RoomPictures
      room={{ sliders: [slider("GALLERY", "", ...pictures), slider("MORE", "", ...pictures.slice(0, 1))] }}
    />,
  );
  expect(screen.getAllByRole("link", { name: /^Enlarge/ })).toHaveLength(4);
  const loading = [...document.querySelectorAll("figure img")].map((image) => image.getAttribute("loading"));
  expect(loading).toEqual(["eager", "lazy", "lazy", "lazy"]);
  await userEvent.click(screen.getByRole("link", { name: "All 4 pictures" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("1 / 4")).toBeTruthy();
  expect(window.location.hash).toBe("#lead");
});

test("room facts are labelled by name; unknown ones are omitted", () => {
  renderInLanguage("en", <RoomIntroduction room={{ ...introduction, bed: null }} actions={null} />);
  expect(screen.getByRole("heading", { level: 1, name: "Sea Suite" })).toBeTruthy();
  const facts = within(screen.getByRole("complementary", { name: "Facts at a glance" }));
  expect(facts.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Size",
    "Guests",
    "View",
  ]);
  expect(facts.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "30 m²",
    "2\u00a0adults, 1\u00a0child",
    "Sea",
  ]);
});

test.each<[Locale, number]>([
  ["en", 2],
  ["tr", 1],
])("in %s there are %i ways to book a room", (locale, count) => {
  renderInLanguage(
    locale,
    <ReservationContext.Provider
      value={{
        url: "https://book.example/",
        dateFormat: "YYYY-MM-DD",
        parameters: null,
        phone: PHONE,
        timeZone: null,
        locale,
      }}
    >
      <RoomActions room={{ ...room("suite"), roomierRooms: [] }} hotel={ROOM_HOTEL} locale={locale} />
    </ReservationContext.Provider>,
  );
  const links = screen.getAllByRole("link");
  expect(links).toHaveLength(count);
  expect(links.at(-1)?.getAttribute("href")).toBe(`tel:${PHONE.tel}`);
});

test("a price states whom it is for, what it includes and how to cancel; without a price, nothing is shown", () => {
  const price = {
    amount: 240,
    per: "night",
    note: "All-inclusive; free cancellation.",
    words: "ab 240 € pro Nacht für 2\u00a0Erwachsene und 2\u00a0Kinder",
    formatted: "240 €",
    party: { adults: 2, children: 2 },
  };
  renderInLanguage("de", <RoomIntroduction room={{ ...introduction, priceFrom: price }} actions={null} />);
  expect(screen.getByText("240 €").closest("p")?.textContent).toContain(price.words);
  expect(screen.getByText("All-inclusive; free cancellation.")).toBeTruthy();
  cleanup();
  renderInLanguage("de", <RoomIntroduction room={introduction} actions={null} />);
  expect(screen.queryByText(/^ab /)).toBeNull();
});

test("chats are offered with the desk's hours in the guest's time zone", () => {
  // Tests run in UTC, three hours behind.
  const hotel = {
    ...ROOM_HOTEL,
    timeZone: "Europe/Istanbul",
    telegram: "example_hotel",
    whatsApp: { url: "https://wa.me/902420000000", hours: { from: "08:00", to: "01:00" } },
  };
  renderInLanguage(
    "en",
    <RoomActions room={{ ...room("suite"), roomierRooms: [] }} hotel={hotel} locale="en" />,
  );
  expect(screen.getByRole("link", { name: "WhatsApp" }).getAttribute("href")).toBe(hotel.whatsApp.url);
  expect(screen.getByRole("link", { name: "Telegram" }).getAttribute("href")).toBe(
    "https://t.me/example_hotel",
  );
  expect(screen.getByText("We answer 05:00–22:00, your time")).toBeTruthy();
});

test("a floor plan is shown as drawn, a photo in the widths of every picture, a missing file as its description", () => {
  const { picture: drawn } = plan(1000);
  const photo = { ...drawn, drawing: null, raster: { childImageSharp: { body: BODY } } };
  const missing = { ...drawn, drawing: null };
  const pictures = [drawn, plan(0).picture, photo, missing];
  renderInLanguage("en", <RoomPlans plans={pictures.map((shown) => ({ title: null, picture: shown }))} />);
  const images = screen.getAllByRole("img", { name: "Two rooms and a terrace" });
  const told = images.map((image) =>
    ["src", "width", "height", "srcset"].map((name) => image.getAttribute(name)),
  );
  expect(told).toEqual([
    ["/static/plan.svg", "1000", "620", null],
    ["/static/plan.svg", null, null, null],
    ["/static/plan.webp", "1000", "620", "/static/plan.webp 900w"],
  ]);
  expect(images[2]?.getAttribute("sizes")).toMatch(/vw/);
  expect(screen.getByText("Two rooms and a terrace")).toBeTruthy();
});

test.each([
  ["pictures", <RoomPictures key="pictures" room={{ sliders: [] }} />],
  ["plans", <RoomPlans key="plans" plans={[]} />],
  ["features", <RoomFeatures key="features" features={[]} />],
  ["a guest's voice", <RoomVoice key="voice" voice={null} />],
  ["other rooms", <RoomRow key="rooms" rooms={[]} heading="otherRooms" tone="dawn" count={3} />],
])("a room without %s has no such section", (_name, element) => {
  const { container } = renderInLanguage("en", element);
  expect(container.textContent).toBe("");
});

test("a guest's voice is a quotation under a heading, with its source", () => {
  const source = "https://guestbook.example.com/ada";
  const voice = richText(
    `<blockquote><p>We slept.</p></blockquote><p>Ada, May 2026: <a href="${source}">guest book</a></p>`,
  );
  renderInLanguage("en", <RoomVoice voice={voice} />);
  const section = within(screen.getByRole("region", { name: "What guests wrote" }));
  expect(section.getByRole("blockquote").textContent).toBe("We slept.");
  expect(section.getByRole("link", { name: "guest book" }).getAttribute("href")).toBe(source);
});

test("rooms and suites in a row are labelled, unless there is only one kind", () => {
  const rooms = [room("a"), room("b", { group: "suite" }), room("c")];
  renderInLanguage("en", <RoomRow rooms={rooms} heading="rooms" tone="noon" count={3} />);
  const names = (label: string) =>
    within(screen.getByText(label).parentElement ?? document.body)
      .getAllByRole("article")
      .map((card) => within(card).getByRole("heading").textContent);
  expect(names("Rooms")).toEqual(["a", "c"]);
  expect(names("Suites and pool houses")).toEqual(["b"]);
  cleanup();
  renderInLanguage("en", <RoomRow rooms={rooms.slice(0, 1)} heading="rooms" tone="noon" count={3} />);
  expect(screen.queryByText("Rooms")).toBeNull();
});

test("other rooms are offered in a row, on phones in files cropped to its cards, with a link to all of them", () => {
  const portrait = "/static/garden-cut.webp 566w";
  const garden = { ...room("garden"), picture: { ...picture("garden", "The garden"), portrait } };
  const rooms = [garden, room("b"), room("c")];
  renderInLanguage("en", <RoomRow rooms={rooms} heading="otherRooms" tone="dawn" count={3} />);
  expect(screen.getAllByRole("article")).toHaveLength(3);
  expect(document.querySelector("picture > source")?.getAttribute("srcset")).toBe(portrait);
  expect(screen.getByRole("link", { name: "All rooms and suites" }).getAttribute("href")).toBe(
    "/accommodation",
  );
});

test("a room's price is for the visitor's month and party, and a table lists all prices", () => {
  const priced = {
    ...introduction,
    prices: [prices(1, { "2027-06": "90 €" }), prices(2, { "2027-06": "120 €", "2027-07": "150 €" })],
  };
  keepStay({ month: "2027-07", party: { adults: 2, children: 0 } });
  renderInLanguage("en", <RoomIntroduction room={priced} actions={null} />);
  expect(screen.getByText("150 €").closest("p")?.textContent).toBe(
    "July 2027: from 150 € a night for 2\u00a0adults",
  );
  forgetStay();
  cleanup();
  renderInLanguage("en", <PricesByMonth room={priced} />);
  const rows = within(screen.getByRole("group", { name: "Prices by month" })).getAllByRole("row");
  expect(rows.map((line) => [...line.children].map(({ textContent }) => textContent))).toEqual([
    ["", "1 adult", "2 adults"],
    ["June 2027", "90 €", "120 €"],
    ["July 2027", "price on request", "150 €"],
  ]);
});

test("cards of other rooms show the price for the visitor's month as soon as it is chosen", async () => {
  const words = "April 2027: from 320 € a night for 2\u00a0adults";
  const party = { adults: 2, children: null };
  const priced = room("suite", {
    priceFrom: { amount: 320, per: "night", note: null, words, formatted: "320 €", party },
    prices: [prices(2, { "2027-07": "450 €" })],
  });
  renderInLanguage("en", <RoomRow rooms={[priced]} heading="otherRooms" tone="dawn" count={3} />);
  const price = () => screen.getByText(/€$/).closest("p")?.textContent;
  expect(price()).toBe(words);
  keepStay({ month: "2027-07" });
  await waitFor(() => expect(price()).toBe("July 2027: from 450 € a night for 2\u00a0adults"));
  forgetStay();
});
