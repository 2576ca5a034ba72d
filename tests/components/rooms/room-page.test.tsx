import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReservationContext } from "../../../src/chrome/reservation";
import type { Locale } from "../../../src/config/locales";
import { RoomActions } from "../../../src/rooms/RoomActions";
import { RoomFeatures } from "../../../src/rooms/RoomFeatures";
import { RoomIntroduction } from "../../../src/rooms/RoomIntroduction";
import { RoomPictures } from "../../../src/rooms/RoomPictures";
import { RoomPlans } from "../../../src/rooms/RoomPlans";
import { RoomRow } from "../../../src/rooms/RoomRow";
import { renderInLanguage } from "../../support/render-in-language";
import { picture, slider } from "../gallery/pictures";
import { room } from "./rooms";

const PHONE = { label: "+90 242 000 00 00", tel: "+902420000000" };

const plan = (width: number) => ({
  title: "Plan of the suite",
  picture: {
    alt: "Two rooms and a terrace",
    width,
    height: width === 0 ? 0 : 620,
    sourceUrl: "/media/plan.svg",
    drawing: { publicURL: "/static/plan.svg" },
    raster: null,
  },
});

const introduction = { ...room("suite"), name: "Sea Suite", summary: "A corner.", content: null };

afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/accommodation/sea-suite");
});

test("of many pictures three are shown, and all are in the lightbox", async () => {
  const pictures = ["lead", "bed", "bath", "terrace"].map((name) => picture(name, `The ${name}`));
  renderInLanguage("en", <RoomPictures room={{ sliders: [slider("GALLERY", "", ...pictures)] }} />);
  expect(screen.getAllByRole("link", { name: /^Enlarge/ })).toHaveLength(3);
  await userEvent.click(screen.getByRole("link", { name: "All 4 pictures" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText("1 / 4")).toBeTruthy();
  expect(window.location.hash).toBe("#lead");
});

test("the first picture is loaded at once, the others when they come near", () => {
  const pictures = ["lead", "bed"].map((name) => picture(name, `The ${name}`));
  const { container } = renderInLanguage(
    "en",
    <RoomPictures room={{ sliders: [slider("GALLERY", "", ...pictures)] }} />,
  );
  const loading = [...container.querySelectorAll("img")].map((image) => image.getAttribute("loading"));
  expect(loading).toEqual(["eager", "lazy"]);
});

test("a room without pictures shows none", () => {
  const { container } = renderInLanguage("en", <RoomPictures room={{ sliders: [] }} />);
  expect(container.textContent).toBe("");
});

test("the facts of a room stand by their names, unknown ones are left out", () => {
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
    "2 adults, 1 child",
    "Sea",
  ]);
});

test.each<[Locale, number]>([
  ["en", 2],
  ["tr", 1],
])("in %s there are %i ways to book a room", (locale, count) => {
  renderInLanguage(
    locale,
    <ReservationContext.Provider value={{ url: "https://book.example/", locale }}>
      <RoomActions phone={PHONE} />
    </ReservationContext.Provider>,
  );
  const links = screen.getAllByRole("link");
  expect(links).toHaveLength(count);
  expect(links.at(-1)?.getAttribute("href")).toBe(`tel:${PHONE.tel}`);
});

test("a floor plan is shown as drawn, in a box that scrolls", () => {
  renderInLanguage("en", <RoomPlans plans={[plan(1000)]} />);
  const image = screen.getByRole("img", { name: "Two rooms and a terrace" });
  expect(image.getAttribute("src")).toBe("/static/plan.svg");
  expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["1000", "620"]);
  expect(image.closest("[tabindex='0']")?.getAttribute("aria-label")).toBe("Floor plan, scrolls sideways");
});

test("a plan whose size is unknown claims none", () => {
  renderInLanguage("en", <RoomPlans plans={[plan(0)]} />);
  expect(screen.getByRole("img").hasAttribute("width")).toBe(false);
});

test.each([
  ["plans", <RoomPlans key="plans" plans={[]} />],
  ["features", <RoomFeatures key="features" features={[]} />],
  ["other rooms", <RoomRow key="rooms" rooms={[]} heading="otherRooms" tone="dawn" count={3} />],
])("a room without %s has no such section", (_name, element) => {
  const { container } = renderInLanguage("en", element);
  expect(container.textContent).toBe("");
});

test("other rooms are offered in a row, with the way to all", () => {
  const rooms = ["a", "b", "c"].map((slug) => room(slug));
  renderInLanguage("en", <RoomRow rooms={rooms} heading="otherRooms" tone="dawn" count={3} />);
  expect(screen.getAllByRole("article")).toHaveLength(3);
  expect(screen.getByRole("link", { name: "All rooms and suites" }).getAttribute("href")).toBe(
    "/accommodation",
  );
});
