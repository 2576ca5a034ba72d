import type { Page } from "playwright-core";
import { hydrated, world } from "../support/browser";
import { inAllLanguages } from "../support/layouts";
import { newPage, SCREENS, visit } from "../support/visit";

const TWO_ROOMS = "?compare=garden-room,sea-suite";
const FACTS_OF_TWO = [
  ["", "Garden Room", "Sea Suite"],
  ["Size", "30 m²", "62 m²"],
  ["Guests", "2 adults, 1 child", "2 adults, 2 children"],
  [
    "Bed",
    "One double bed, 180\u00a0×\u00a0200\u00a0cm, or two single beds",
    "One double bed, 200\u00a0×\u00a0200\u00a0cm; one sofa bed, 140\u00a0×\u00a0200\u00a0cm",
  ],
  ["View", "Garden and palms, the bay behind", "Bay and southern point"],
];

const comparison = (page: Page) => page.getByRole("region", { name: "Compare rooms" });
const table = (page: Page) => comparison(page).getByRole("table");
const tray = (page: Page) => page.getByRole("complementary", { name: "Chosen for comparison" });
const choice = (page: Page, room: string) =>
  page.getByRole("checkbox", { name: `Compare ${room}`, exact: true });

/** Rows that say facts, without the price, the features and the way to book. */
const FACT_ROWS = 5;

/** The cells of the table as they are read, row by row. */
async function rows(page: Page): Promise<string[][]> {
  await table(page).waitFor();
  return table(page)
    .locator("tr")
    .evaluateAll((lines) => lines.map((line) => [...line.children].map((cell) => cell.textContent ?? "")));
}

test.each(SCREENS)("on %s chosen rooms stand side by side, from two on", async (_, viewport) => {
  const page = await visit("/accommodation", { viewport });
  await choice(page, "Garden Room").check();
  expect(await table(page).count()).toBe(0);
  await choice(page, "Sea Suite").check();
  const all = await rows(page);
  expect(all.slice(0, FACT_ROWS)).toEqual(FACTS_OF_TWO);
  expect(all[FACT_ROWS]).toEqual([
    "Price",
    "from €165 a night for 2 adults",
    "from €320 a night for 2 adults",
  ]);
  expect(all[FACT_ROWS + 1]?.[2]).toContain("Separate living room and bedroom");
  expect(await table(page).getByRole("link", { name: "Book now: Sea Suite" }).getAttribute("href")).toBe(
    "https://reservations.pinarabay.example/?lang=en&room=105",
  );
  expect(new URL(page.url()).search).toBe(TWO_ROOMS);
});

test("the address shows the same comparison to somebody else", async () => {
  const page = await visit(`/accommodation${TWO_ROOMS}`);
  expect((await rows(page)).slice(0, FACT_ROWS)).toEqual(FACTS_OF_TWO);
  expect(await choice(page, "Sea Suite").isChecked()).toBe(true);
  const german = await visit("/de/zimmer-und-suiten?compare=gartenzimmer,meersuite", { locale: "de" });
  await german.getByRole("columnheader", { name: "Meersuite" }).waitFor();
});

test("a fifth room has to wait until one is taken away, and the page says so", async () => {
  const page = await visit("/accommodation");
  for (const room of ["Garden Room", "Sea Room", "Family Duplex", "Sea Suite"])
    await choice(page, room).check();
  expect((await rows(page))[0]).toHaveLength(5);
  expect(await choice(page, "Pinara Suite").isDisabled()).toBe(true);
  await tray(page).getByText("4 of 4 chosen; take one away to choose another").waitFor();
  await choice(page, "Sea Room").uncheck();
  await choice(page, "Pinara Suite").check();
  expect((await rows(page))[0]).toEqual(["", "Garden Room", "Family Duplex", "Sea Suite", "Pinara Suite"]);
  await comparison(page).getByRole("button", { name: "Start over" }).click();
  await table(page).waitFor({ state: "detached" });
  expect(new URL(page.url()).search).toBe("");
});

test("an address with unknown or too many rooms shows the first four that exist", async () => {
  const page = await visit(
    "/accommodation?compare=x,sea-suite,garden-room,sea-room,pinara-suite,family-duplex",
  );
  expect((await rows(page))[0]).toEqual(["", "Sea Suite", "Garden Room", "Sea Room", "Pinara Suite"]);
});

test("an address that names rooms opens at their table, whose names stay in view", async () => {
  const page = await visit(`/accommodation${TWO_ROOMS}`);
  await table(page).waitFor();
  await page.waitForFunction(() => {
    const { top = -1 } = document.getElementById("compare")?.getBoundingClientRect() ?? {};
    return scrollY > 500 && top >= 0 && top < innerHeight / 2;
  });
  await table(page).getByRole("link", { name: "Book now: Sea Suite" }).scrollIntoViewIfNeeded();
  expect(await page.getByRole("columnheader", { name: "Sea Suite" }).isVisible()).toBe(true);
  const [head, row] = await Promise.all([
    page.getByRole("columnheader", { name: "Sea Suite" }).boundingBox(),
    table(page).getByRole("rowheader", { name: "Features" }).boundingBox(),
  ]);
  expect(head && head.y >= 0 && row && head.y <= Math.max(row.y, 200)).toBe(true);
});

test("an address that names rooms opens at their table where the tab was scrolled on that page before", async () => {
  const page = await visit("/accommodation");
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page.waitForFunction(() => scrollY === 900);
  await page.goto(`${world().site}/accommodation${TWO_ROOMS}`);
  await hydrated(page);
  await table(page).waitFor();
  await page.waitForFunction(() => {
    const { top = -1 } = document.getElementById("compare")?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight / 2;
  });
});

test("the tray stays in view while one chooses, and leads to the comparison", async () => {
  const page = await visit("/accommodation");
  await choice(page, "Garden Room").check();
  await choice(page, "Sea Room").check();
  const link = tray(page).getByRole("link", { name: "See the comparison" });
  const box = await link.boundingBox();
  expect(box && box.y > 0 && box.y + box.height <= 900).toBe(true);
  await link.click();
  await page.waitForURL("**/accommodation?compare=garden-room,sea-room#compare");
  await table(page).waitFor();
});

test("a change of language keeps the rooms that are compared", async () => {
  const page = await visit(`/accommodation${TWO_ROOMS}`);
  await table(page).waitFor();
  await page.locator("[aria-controls=languages]").click();
  await page.locator("#languages a[hreflang=de]").click();
  await page.waitForURL("**/de/zimmer-und-suiten?compare=gartenzimmer,meersuite");
  await page.getByRole("columnheader", { name: "Meersuite" }).waitFor();
});

const card = (page: Page, room: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: room, exact: true }) });

test("chips find a room, say how many there are, stay in the address, and Back takes them away", async () => {
  const page = await visit("/accommodation");
  const finder = page.getByRole("search", { name: "Find a room" });
  await finder.getByRole("checkbox", { name: "Own pool" }).check();
  await finder.getByText("2 of 8 kinds of room fit").waitFor();
  await finder.getByRole("checkbox", { name: "Sea view" }).check();
  await finder.getByText("1 of 8 kinds of room fits").waitFor();
  expect(new URL(page.url()).search).toBe("?with=sea-view&with=own-pool");
  expect(await card(page, "Bay Pool House").isVisible()).toBe(true);
  expect(await card(page, "Garden Pool House").isVisible()).toBe(false);
  await page.goBack();
  await finder.getByText("2 of 8 kinds of room fit").waitFor();
  expect(await card(page, "Garden Pool House").isVisible()).toBe(true);
  const shared = await visit("/accommodation?guests=6");
  await shared.getByText("2 of 8 kinds of room fit").waitFor();
  expect(await card(shared, "Pinara Suite").isVisible()).toBe(true);
  expect(await card(shared, "Sea Room").isVisible()).toBe(false);
});

test("a shared address shows the prices of its month and party, and they go along to the room", async () => {
  const page = await visit("/accommodation");
  const finder = page.getByRole("search", { name: "Find a room" });
  await finder.getByRole("combobox", { name: "Month" }).selectOption({ label: "July 2027" });
  await finder.getByRole("group", { name: "Children" }).getByRole("radio", { name: "2" }).check();
  await finder.getByRole("checkbox", { name: "Lowest price first" }).check();
  expect(new URL(page.url()).search).toBe("?month=2027-07&adults=2&children=2&sort=price");
  const shared = await visit(`/accommodation${new URL(page.url()).search}`);
  const duplex = "July 2027: from €405 a night for 2 adults and 2 children";
  await card(shared, "Family Duplex").getByText(duplex).waitFor();
  expect(await card(shared, "Garden Room").isVisible()).toBe(false);
  const names = await shared.locator("#rooms").getByRole("article").getByRole("heading").allInnerTexts();
  expect(names).toEqual(["Pine Family Room", "Family Duplex"]);
  await card(shared, "Family Duplex").getByRole("link").click();
  await shared.waitForURL("**/accommodation/family-duplex");
  await shared.getByRole("complementary", { name: "Facts at a glance" }).getByText(duplex).waitFor();
});

test("without script a card and a room say the price from and its party, and the room every month", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(`${world().site}/de/zimmer-und-suiten/familien-maisonette`);
  await page.getByText("ab 290\u00a0€ pro Nacht für 2 Erwachsene und 2 Kinder").first().waitFor();
  const july = page.getByRole("row", { name: /^Juli 2027/ });
  expect(await july.getByRole("cell").allInnerTexts()).toEqual(["405\u00a0€", "405\u00a0€", "440\u00a0€"]);
  await page.goto(`${world().site}/accommodation`);
  await card(page, "Family Duplex").getByText("from €290 a night for 2 adults and 2 children").waitFor();
  expect(await page.getByLabel("Month").isVisible()).toBe(false);
});

test("chips filter without script, too", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(`${world().site}/accommodation`);
  await page.getByRole("search").getByRole("checkbox", { name: "Own pool" }).check();
  expect(await card(page, "Bay Pool House").isVisible()).toBe(true);
  expect(await card(page, "Sea Suite").isVisible()).toBe(false);
  await page.getByRole("search").getByRole("button", { name: "Show all" }).click();
  const children = page.getByRole("group", { name: "Children" });
  await children.getByRole("radio", { name: "3" }).check();
  expect(await card(page, "Family Duplex").isVisible()).toBe(true);
  expect(await card(page, "Pine Family Room").isVisible()).toBe(false);
  await children.getByRole("radio", { name: "0" }).check();
  await page.getByRole("group", { name: "Adults" }).getByRole("radio", { name: "3" }).check();
  expect(await card(page, "Pinara Suite").isVisible()).toBe(true);
  expect(await card(page, "Family Duplex").isVisible()).toBe(false);
});

test("the rooms are told once, in at most 7,000 pixels", async () => {
  const page = await newPage();
  for (const path of await inAllLanguages(world().site, "/accommodation")) {
    await page.goto(world().site + path);
    await hydrated(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect({ path, fits: height <= 7_000, height }).toEqual({ path, fits: true, height });
  }
});

test("paper shows the comparison and nothing else", async () => {
  const page = await visit(`/accommodation${TWO_ROOMS}`);
  await table(page).waitFor();
  await page.emulateMedia({ media: "print" });
  expect(await table(page).isVisible()).toBe(true);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(false);
  expect(await page.getByRole("banner").isVisible()).toBe(false);
  expect(await choice(page, "Sea Suite").isVisible()).toBe(false);
  const { width, paper } = await table(page).evaluate((element) => ({
    width: element.scrollWidth,
    paper: element.parentElement?.clientWidth ?? 0,
  }));
  expect(width).toBeLessThanOrEqual(paper);
});
