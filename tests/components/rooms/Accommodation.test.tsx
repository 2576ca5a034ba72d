import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { Accommodation } from "../../../src/rooms/Accommodation";
import { forgetStay, keepStay, keptStay } from "../../../src/booking/kept-stay";
import { InLanguage, renderInLanguage } from "../../support/render-in-language";
import { prices, room } from "./rooms";

const PHONE = { label: "+90 242 000 00 00", tel: "+902420000000" };
const HOTEL = { name: "Lodge", address: "Bay Road 1", logo: { colour: null }, phone: PHONE };

const ROOMS = [
  room("garden", {
    name: "Garden Room",
    size: 30,
    features: ["Balcony", "Desk"],
    traits: ["garden-view", "accessible"],
    hrefLangs: [{ url: "/de/accommodation/gartenzimmer" }],
  }),
  room("family", {
    name: "Family Room",
    size: 52,
    capacity: { adults: 2, children: 2 },
  }),
  room("sea-suite", {
    name: "Sea Suite",
    group: "suite",
    size: 62,
    view: "Bay",
    bed: null,
    traits: ["sea-view"],
  }),
  room("pool-house", {
    name: "Pool House",
    group: "suite",
    size: 110,
    capacity: null,
  }),
  room("bay-house", { name: "Bay House", group: "suite" }),
];

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = jest.fn();

const user = userEvent.setup();
const show = () => renderInLanguage("en", <Accommodation rooms={ROOMS} hotel={HOTEL} />);
const choose = (name: string) => user.click(screen.getByRole("checkbox", { name: `Compare ${name}` }));
const table = () => screen.findByRole("table", { name: "The chosen rooms side by side" });
const row = async (name: string) =>
  within(within(await table()).getByRole("row", { name: new RegExp(`^${name}`) }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

beforeEach(() => window.history.replaceState(null, "", "/accommodation"));
afterEach(cleanup);

test("rooms are listed in two groups, each with an anchor", () => {
  show();
  const anchors = within(screen.getByRole("navigation", { name: "Room types" })).getAllByRole("link");
  expect(anchors.map((anchor) => [anchor.textContent, anchor.getAttribute("href")])).toEqual([
    ["Rooms", "#rooms"],
    ["Suites and pool houses", "#suites"],
  ]);
  const heading = screen.getByRole("heading", { level: 2, name: "Suites and pool houses" });
  expect(heading.closest("section")?.id).toBe("suites");
  const names = screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);
  expect(names).toEqual(["Garden Room", "Family Room", "Sea Suite", "Pool House", "Bay House"]);
});

test("a card shows what guests compare first and links to its room", () => {
  show();
  const [card] = screen.getAllByRole("article");
  if (!card) throw new Error("There is no room card.");
  expect(
    within(card)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["30 m²", "3\u00a0guests", "Sea"]);
  expect(within(card).getByRole("link", { name: "Garden Room" }).getAttribute("href")).toBe(
    "/accommodation/garden",
  );
});

test("one room does not make a comparison yet; two do", async () => {
  show();
  expect(screen.queryByRole("heading", { name: "Compare rooms" })).toBeNull();
  await choose("Garden Room");
  expect(screen.getByRole("heading", { name: "Compare rooms" })).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
  await choose("Sea Suite");
  expect(
    within(await table())
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Garden Room", "Sea Suite"]);
  expect(await row("Size")).toEqual(["30 m²", "62 m²"]);
  expect(await row("Guests")).toEqual(["2\u00a0adults, 1\u00a0child", "2\u00a0adults, 1\u00a0child"]);
  expect(await row("Bed")).toEqual(["One double bed", "Not stated"]);
  expect(await row("View")).toEqual(["Sea", "Bay"]);
  expect(await row("Features")).toEqual(["BalconyDesk", "Not stated"]);
});

test("the URL always reflects what is compared", async () => {
  show();
  await choose("Sea Suite");
  await choose("Garden Room");
  expect(window.location.search).toBe("?compare=sea-suite,garden");
  await choose("Sea Suite");
  expect(window.location.search).toBe("?compare=garden");
});

test("a shared URL, even one from another language, shows its comparison until Start over", async () => {
  window.history.replaceState(null, "", "/accommodation?compare=pool-house,gone,gartenzimmer#compare");
  show();
  expect(
    within(await table())
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Pool House", "Garden Room"]);
  expect(window.location.search + window.location.hash).toBe("?compare=pool-house,garden#compare");
  await user.click(screen.getAllByRole("button", { name: "Start over" })[0] ?? document.body);
  expect(screen.queryByRole("table")).toBeNull();
  expect(window.location.search).toBe("");
});

test("with four rooms chosen, the others are disabled until one is removed", async () => {
  show();
  for (const name of ["Garden Room", "Family Room", "Sea Suite", "Pool House"]) await choose(name);
  const last = screen.getByRole<HTMLInputElement>("checkbox", { name: "Compare Bay House" });
  expect(last.disabled).toBe(true);
  const tray = within(screen.getByRole("complementary", { name: "Chosen for comparison" }));
  expect(tray.getByRole("status").textContent).toContain("4 of 4 chosen");
  await choose("Garden Room");
  expect(last.disabled).toBe(false);
});

test("Print prints the comparison with the hotel, the URL and the date", async () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
  window.history.replaceState(null, "", "/accommodation?compare=garden,family");
  show();
  await table();
  const day = new Date().toLocaleDateString("en-GB", { dateStyle: "long" });
  expect(screen.getByText(day).parentElement?.textContent).toBe(
    `Lodge, Bay Road 1${PHONE.label} · http://localhost/accommodation?compare=garden,family${day}`,
  );
  expect(screen.getByText("Lodge").closest("[data-print=sheet]")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledTimes(1);
});

test("the built HTML compares nothing, whatever the URL, and disables choices that would be lost", () => {
  window.history.replaceState(null, "", "/accommodation?compare=garden,family");
  const html = renderToString(
    <InLanguage locale="en">
      <Accommodation rooms={ROOMS} hotel={HOTEL} />
    </InLanguage>,
  );
  expect(html).not.toContain("<table");
  expect(html.match(/<input[^>]* type="checkbox" disabled=""|disabled="" type="checkbox"/g)).toHaveLength(
    ROOMS.length,
  );
});

test("without rooms, the phone number is offered", () => {
  renderInLanguage("en", <Accommodation rooms={[]} hotel={HOTEL} />);
  expect(screen.getByRole("link", { name: PHONE.label }).getAttribute("href")).toBe(`tel:${PHONE.tel}`);
  expect(screen.queryByRole("checkbox")).toBeNull();
});

describe("the room finder", () => {
  const finder = () => within(screen.getByRole("search", { name: "Find a room" }));
  const choice = (group: string) => (name: string) =>
    within(finder().getByRole("group", { name: group })).getByRole<HTMLInputElement>("radio", { name });
  const [adults, children] = [choice("Adults"), choice("Children")];

  afterEach(forgetStay);

  test("offers the traits that distinguish rooms, announces the count and stores the choice in the URL", async () => {
    show();
    expect(
      finder()
        .getAllByRole("checkbox")
        .map((box) => box.getAttribute("value")),
    ).toEqual(["sea-view", "garden-view", "accessible"]);
    await user.click(finder().getByRole("checkbox", { name: "Sea view" }));
    expect(finder().getByRole("status").textContent).toBe("1 of 5 room types fits");
    // A group without a match links to the group that has one.
    const elsewhere = screen.getAllByText("None of these fits. Here is what does:");
    expect(elsewhere.map((words) => words.nextElementSibling?.getAttribute("href"))).toEqual(["#suites"]);
    await user.click(children("2"));
    expect(finder().getByRole("status").textContent).toBe("0 of 5 room types fit");
    // Children never travel alone.
    expect(adults("2").checked).toBe(true);
    expect(window.location.search).toBe("?adults=2&children=2&with=sea-view");
    expect(screen.getAllByText("None of these fits. Remove a filter to see more.")).toHaveLength(2);
    await user.click(finder().getByRole("button", { name: "Show all" }));
    expect(window.location.search).toBe("");
    expect(finder().getByRole("status").textContent).toBe("5 of 5 room types fit");
  });

  test("shows how many rooms each choice would match, given the others, with views as alternatives", async () => {
    show();
    const matches = () =>
      Object.fromEntries(
        finder()
          .getAllByRole<HTMLInputElement>("checkbox")
          .map((box) => [box.value, box.closest("label")?.querySelector("small")?.textContent]),
      );
    expect(matches()).toEqual({ "sea-view": "1", "garden-view": "1", accessible: "1" });
    await user.click(finder().getByRole("checkbox", { name: "Sea view" }));
    expect(matches()).toEqual({ "sea-view": "1", "garden-view": "1", accessible: "0" });
    expect(finder().getByRole("checkbox", { name: "Garden view" }).title).toBe("1 of 5 room types fits");
    await user.click(finder().getByRole("checkbox", { name: "Garden view" }));
    expect(finder().getByRole("status").textContent).toBe("2 of 5 room types fit");
  });

  test("collapses to a line with the choices and expands again, keeping the focus", async () => {
    show();
    expect(finder().queryByRole("button", { name: "Show these rooms" })).toBeNull();
    await user.click(adults("2"));
    await user.click(finder().getByRole("checkbox", { name: "Sea view" }));
    await user.click(finder().getByRole("button", { name: "Show these rooms" }));
    expect(finder().getByText("1 of 5 room types fits · 2 adults · Sea view")).toBeTruthy();
    const change = finder().getByRole("button", { name: "Change" });
    expect(document.activeElement).toBe(change);
    await user.click(change);
    expect(finder().queryByRole("button", { name: "Change" })).toBeNull();
    expect(document.activeElement?.closest("form")).toBe(screen.getByRole("search"));
  });

  const price = (slug: string, amount: number): Partial<Queries.ComparedRoomFragment> => ({
    name: slug,
    priceFrom: {
      amount,
      per: "night",
      note: null,
      words: `from ${amount} € a night for 2\u00a0adults`,
      formatted: `${amount} €`,
      party: { adults: 2, children: null },
    },
    prices: [prices(2, { "2020-07": "1 €", "2099-07": `${amount * 2} €` })],
  });
  const PRICED = ["d", "c", "b", "a"].map((slug, index) => room(slug, price(slug, 400 - index * 100)));
  const cards = () => screen.getAllByRole("article").map(({ textContent }) => textContent);

  test("sets the party and the coming month of prices on cards and in the comparison, and sorts by price on request", async () => {
    window.history.replaceState(null, "", "/accommodation?compare=d,c");
    renderInLanguage("en", <Accommodation rooms={PRICED} hotel={HOTEL} />);
    expect(cards()[0]).toContain("from 400 € a night for 2\u00a0adults");
    const months = finder().getAllByRole("option");
    expect(months.map(({ textContent }) => textContent)).toEqual(["Any month", "July 2099"]);
    await user.selectOptions(finder().getByRole("combobox", { name: "Month" }), "July 2099");
    expect(cards()[0]).toContain("July 2099: from 800 € a night for 2\u00a0adults");
    expect(await row("Price")).toEqual([
      "July 2099: from 800 € a night for 2\u00a0adults",
      "July 2099: from 600 € a night for 2\u00a0adults",
    ]);
    await user.click(children("1"));
    expect(cards()[0]).toContain("July 2099: price on request for 2\u00a0adults and 1\u00a0child");
    await user.click(children("0"));
    await user.click(finder().getByRole("checkbox", { name: "Lowest price first" }));
    expect(cards().map((text) => text?.[0])).toEqual(["a", "b", "c", "d"]);
    expect(window.location.search).toBe("?month=2099-07&adults=2&sort=price&compare=d,c");
  });

  test("starts with what was chosen elsewhere on this visit, unless the URL has choices of its own", () => {
    keepStay({ month: "2099-07", party: { adults: 2, children: 1 } });
    renderInLanguage("en", <Accommodation rooms={PRICED} hotel={HOTEL} />);
    expect(window.location.search).toBe("?month=2099-07&adults=2&children=1");
    cleanup();
    window.history.replaceState(null, "", "/accommodation?adults=1");
    renderInLanguage("en", <Accommodation rooms={PRICED} hotel={HOTEL} />);
    expect(window.location.search).toBe("?adults=1");
    expect(keptStay().party).toEqual({ adults: 1, children: 0 });
  });

  test("is not shown if there are only a few rooms", () => {
    renderInLanguage("en", <Accommodation rooms={ROOMS.slice(0, 3)} hotel={HOTEL} />);
    expect(screen.queryByRole("search")).toBeNull();
  });
});
