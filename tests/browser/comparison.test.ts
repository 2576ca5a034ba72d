import type { Page } from "playwright-core";
import { violations } from "../support/axe";
import { DESKTOP, hydrated, settled, world } from "../support/browser";
import { untilTrue } from "../support/until-true";
import { newPage, visit } from "../support/visit";

const TWO_ROOMS = "?compare=garden-room,sea-suite";
const table = (page: Page) => page.locator("#compare").getByRole("table");
const tray = (page: Page) => page.getByRole("complementary", { name: "Chosen for comparison" });
const choice = (page: Page, room: string) =>
  page.getByRole("checkbox", { name: `Compare ${room}`, exact: true });

/** The table's cells in reading order, row by row. */
async function rows(page: Page): Promise<string[][]> {
  await table(page).waitFor();
  return table(page)
    .locator("tr")
    .evaluateAll((lines) => lines.map((line) => [...line.children].map((cell) => cell.textContent ?? "")));
}

test("the tray stays in view while choosing and leads to the comparison, whose room names also stay in view", async () => {
  const page = await visit("/accommodation");
  await choice(page, "Garden Room").check();
  await choice(page, "Sea Suite").check();
  const link = tray(page).getByRole("link", { name: "See the comparison" });
  const box = await link.boundingBox();
  expect(box && box.y > 0 && box.y + box.height <= DESKTOP.height).toBe(true);
  await link.click();
  await page.waitForURL(`**/accommodation${TWO_ROOMS}#compare`);
  const all = await rows(page);
  expect(all[0]).toEqual(["", "Garden Room", "Sea Suite"]);
  expect(all).toContainEqual(["Size", "30 m²", "62 m²"]);
  expect(all).toContainEqual([
    "Price",
    "April 2027: from €165 a night for 2\u00a0adults",
    "April 2027: from €320 a night for 2\u00a0adults",
  ]);
  const booking = table(page).getByRole("link", { name: "Book now: Sea Suite" });
  await booking.scrollIntoViewIfNeeded();
  expect(await booking.getAttribute("href")).toBe("https://reservations.pinarabay.example/?lang=en&room=105");
  const [head, row] = await Promise.all([
    page.getByRole("columnheader", { name: "Sea Suite" }).boundingBox(),
    table(page).getByRole("rowheader", { name: "Features" }).boundingBox(),
  ]);
  expect(head && head.y >= 0 && row && head.y <= Math.max(row.y, 200)).toBe(true);
});

test("a URL with rooms opens at their comparison, whatever the scroll position, and in another language too", async () => {
  const page = await visit("/accommodation");
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page.goto(`${world().site}/accommodation${TWO_ROOMS}`);
  await hydrated(page);
  expect((await rows(page))[0]).toEqual(["", "Garden Room", "Sea Suite"]);
  expect(await choice(page, "Sea Suite").isChecked()).toBe(true);
  const isInView = () =>
    page.evaluate(() => {
      const { top = -1 } = document.getElementById("compare")?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight / 2;
    });
  await untilTrue(isInView);
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await page.locator("[aria-controls=languages]").press("Enter");
  await page.locator("#languages a[hreflang=de]").click();
  await page.waitForURL("**/de/zimmer-und-suiten?compare=gartenzimmer,meersuite");
  await page.getByRole("columnheader", { name: "Meersuite" }).waitFor();
  expect((await rows(page))[0]).toEqual(["", "Gartenzimmer", "Meersuite"]);
});

const card = (page: Page, room: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: room, exact: true }) });

test("the finder's filters and prices are in the URL, which can be shared, and Back undoes them", async () => {
  const page = await visit("/accommodation");
  const finder = page.getByRole("search", { name: "Find a room" });
  await finder.getByRole("checkbox", { name: "Own pool" }).check();
  await page.waitForURL("**/accommodation?with=own-pool");
  expect(await card(page, "Sea Room").isVisible()).toBe(false);
  await page.goBack();
  await finder.getByText("8 of 8 room types fit").waitFor();
  expect(await card(page, "Sea Room").isVisible()).toBe(true);
  await page.goto(`${world().site}/accommodation?month=2027-07&adults=2&children=2&sort=price`);
  await hydrated(page);
  const duplex = "July 2027: from €405 a night for 2 adults and 2 children";
  await card(page, "Family Duplex").getByText(duplex).waitFor();
  const names = await page.locator("#rooms").getByRole("article").getByRole("heading").allInnerTexts();
  expect(names).toEqual(["Pine Family Room", "Family Duplex"]);
});

test("without JavaScript, cards and rooms show prices, rooms for every month, and filters find rooms", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(`${world().site}/de/zimmer-und-suiten/familien-maisonette`);
  await page.getByText("April 2027: ab 290\u00a0€ pro Nacht für 2 Erwachsene und 2 Kinder").first().waitFor();
  const july = page.getByRole("row", { name: /^Juli 2027/ });
  expect(await july.getByRole("cell").allInnerTexts()).toEqual(["405\u00a0€", "405\u00a0€", "440\u00a0€"]);
  await page.goto(`${world().site}/accommodation`);
  await card(page, "Family Duplex")
    .getByText("April 2027: from €290 a night for 2 adults and 2 children")
    .waitFor();
  expect(await page.getByLabel("Month").isVisible()).toBe(false);
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
