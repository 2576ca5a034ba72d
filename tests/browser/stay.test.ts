import type { Page } from "playwright-core";
import { world } from "../support/browser";
import { newPage, visit } from "../support/visit";

const RESERVATIONS = "https://reservations.pinarabay.example/**";

const form = (page: Page) => page.getByRole("main").getByRole("form", { name: "Dates and guests" });
const finder = (page: Page) => page.getByRole("search", { name: "Find a room" });

/** Chooses July, two adults and two children in the finder, and goes to the Family Duplex. */
async function chooseDuplex(page: Page): Promise<void> {
  await finder(page).getByRole("combobox", { name: "Month" }).selectOption({ label: "July 2027" });
  await finder(page).getByRole("group", { name: "Children" }).getByRole("radio", { name: "2" }).check();
  await page.getByRole("link", { name: "Family Duplex", exact: true }).click();
  await page.waitForURL("**/accommodation/family-duplex");
}

test("a family enters its party once: it carries over from the finder to the room, its form and the reservation site", async () => {
  const page = await visit("/accommodation");
  await page.route(RESERVATIONS, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Rooms</h1>" }),
  );
  await chooseDuplex(page);
  await page.getByText("July 2027: from €405 a night for 2 adults and 2 children").waitFor();
  await form(page).getByLabel("Age of child 1").fill("4");
  await form(page).getByLabel("Age of child 2").fill("11");
  expect(await form(page).getByLabel("Adults").inputValue()).toBe("2");
  await form(page).getByLabel("Arrival").fill("2027-08-03");
  await form(page).getByLabel("Departure").fill("2027-08-13");
  // The dates set the month.
  await page.getByText("August 2027: from €420 a night for 2 adults and 2 children").waitFor();
  const link = page.getByRole("banner").getByRole("link", { name: "Book now" });
  await link.focus();
  const stay = { from: "2027-08-03", to: "2027-08-13", adults: "2", kids: "2", age: "11" };
  const said = { ...stay, lang: "en", room: "104" };
  const asked = new URL((await link.getAttribute("href")) ?? "").searchParams;
  expect(asked.getAll("age")).toEqual(["4", "11"]);
  expect(Object.fromEntries(asked)).toEqual(said);
  await form(page).getByRole("button", { name: "Check dates" }).click();
  await page.waitForURL(RESERVATIONS);
  const { searchParams } = new URL(page.url());
  expect(searchParams.getAll("age")).toEqual(["4", "11"]);
  expect(Object.fromEntries(searchParams)).toEqual(said);
});

test("without JavaScript, dates and guests entered on the home page reach the reservation site", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.route(RESERVATIONS, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Rooms</h1>" }),
  );
  await page.goto(world().site);
  await form(page).getByLabel("Arrival").fill("2031-06-05");
  await form(page).getByLabel("Departure").fill("2031-06-12");
  await form(page).getByLabel("Children").fill("1");
  await form(page).getByRole("button", { name: "Check dates" }).click();
  await page.waitForURL(RESERVATIONS);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    from: "2031-06-05",
    to: "2031-06-12",
    adults: "2",
    kids: "1",
    lang: "en",
  });
});

test("entered dates and guests last for the visit: other pages, full loads and the finder use them", async () => {
  const page = await visit("/accommodation/family-duplex");
  await form(page).getByLabel("Arrival").fill("2027-07-03");
  await form(page).getByLabel("Children").fill("1");
  await form(page).getByLabel("Age of child 1").waitFor();
  await page.goto(`${world().site}/`);
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>("main [type=date]")?.value === "2027-07-03",
  );
  await page.goto(`${world().site}/accommodation`);
  await page.waitForURL("**/accommodation?month=2027-07&adults=2&children=1");
  await finder(page).getByRole("button", { name: "Show all" }).click();
  await page.waitForURL("**/accommodation");
  expect(await page.evaluate(() => sessionStorage.getItem("stay"))).toBe("");
  expect(await page.context().cookies()).toEqual([]);
});
