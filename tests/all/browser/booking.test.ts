import { violations } from "../../support/axe";
import { DESKTOP, PHONE } from "../../support/browser";
import { visit } from "../../support/visit";

test("on a phone the booking bar opens to dates and guests, and Escape closes it", async () => {
  const page = await visit("/about-us", { viewport: PHONE });
  const bar = page.getByRole("complementary", { name: "Phone and booking" });
  await bar.getByText("Book now").click();
  const arrival = bar.getByLabel("Arrival");
  await arrival.waitFor();
  await page.keyboard.press("Escape");
  await arrival.waitFor({ state: "hidden" });
  expect(await arrival.isVisible()).toBe(false);
});

test("clicking a date with a mouse loads the calendar, which fills in the form", async () => {
  const page = await visit("/accommodation/sea-suite", { viewport: DESKTOP });
  const form = page.getByRole("main").getByRole("form", { name: "Dates and guests" });
  const fetched: string[] = [];
  page.on("request", (request) => void fetched.push(request.url()));
  const isCalendar = (url: string) => /\/calendar-[^/]+\.js$/.test(url);
  await form.getByRole("button", { name: "Choose a day" }).first().hover();
  expect(fetched.filter(isCalendar)).toEqual([]);
  await form.getByRole("button", { name: "Choose a day" }).first().click();
  const calendar = page.getByRole("dialog", { name: "Arrival and departure" });
  const today = await form.getByLabel("Arrival").getAttribute("min");
  await calendar
    .getByRole("button", { name: /, today$/ })
    .and(page.locator(":focus"))
    .waitFor();
  expect(fetched.filter(isCalendar)).toHaveLength(1);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await calendar.getByText("7 nights").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await calendar.waitFor({ state: "detached" });
  expect(await form.getByLabel("Arrival").inputValue()).toBe(today);
  expect(
    await form.getByRole("button", { name: "Choose a day" }).first().and(page.locator(":focus")).count(),
  ).toBe(1);
});
