import { violations } from "../../support/axe";
import { DESKTOP, PHONE, world } from "../../support/browser";
import { untilTrue } from "../../support/until-true";
import { newPage, visit } from "../../support/visit";

const RESERVATIONS = "https://reservations.pinarabay.example/**";

test("what a visitor has entered before the app is there is taken up by it", async () => {
  const page = await newPage({ viewport: DESKTOP });
  const held: (() => Promise<void>)[] = [];
  await page.route(/\/app-[^/]+\.js$/, (route) => void held.push(() => route.continue()));
  await page.goto(world().site);
  const form = page.getByRole("main").getByRole("form", { name: "Dates and guests" });
  await form.getByLabel("Arrival").fill("2031-06-05");
  await form.getByLabel("Children").fill("1");
  await page
    .locator("body")
    .evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await untilTrue(() => held.length > 0);
  await Promise.all(held.map((send) => send()));
  await form.getByLabel("Age of child 1").fill("7");
  expect(await form.getByLabel("Arrival").inputValue()).toBe("2031-06-05");
});

test("on a phone the bar opens onto dates and guests, and Escape closes it", async () => {
  const page = await visit("/about-us", { viewport: PHONE });
  const bar = page.getByRole("complementary", { name: "Phone and booking" });
  await bar.getByText("Book now").click();
  const arrival = bar.getByLabel("Arrival");
  await arrival.waitFor();
  await page.keyboard.press("Escape");
  await arrival.waitFor({ state: "hidden" });
  const plain = await newPage({ javaScriptEnabled: false, viewport: PHONE });
  await plain.route(RESERVATIONS, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Rooms</h1>" }),
  );
  await plain.goto(`${world().site}/about-us`);
  await plain.getByRole("complementary").getByText("Book now").click();
  const form = plain.getByRole("complementary").getByRole("form");
  await form.getByLabel("Arrival").fill("2031-06-05");
  await form.getByLabel("Departure").fill("2031-06-12");
  await form.getByRole("button", { name: "Check dates" }).click();
  await plain.waitForURL(RESERVATIONS);
  expect(new URL(plain.url()).searchParams.get("from")).toBe("2031-06-05");
});

test("a day chosen with a phone's own picker is shown in the page's language", async () => {
  const page = await visit("/de/zimmer-und-suiten/meersuite", { viewport: PHONE, hasTouch: true });
  const form = page.getByRole("main").getByRole("form", { name: "Reisedaten und Gäste" });
  await form.getByLabel("Anreise").fill("2031-06-05");
  const day = form.getByText("5. Juni 2031");
  await day.waitFor();
  expect(await form.getByText("Tag wählen").filter({ visible: true }).count()).toBe(1);
});

test("with a mouse the calendar comes with the press on a date, and takes both days to the form", async () => {
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

test.each(["/tr", "/tr/erken-rezervasyon"])(
  "on %s nothing of ours leads to the reservation site, and the solid button is the phone",
  async (path) => {
    const page = await visit(path);
    const ours = page.locator(
      ":is(header, footer, aside) [href*='reservations.'], [action*='reservations.']",
    );
    expect(await ours.or(page.locator("input[type=date]")).count()).toBe(0);
    const button = page.getByRole("banner").getByText("+90 242 815 30 50", { exact: true }).last();
    expect(await button.evaluate((element) => element.closest("a")?.getAttribute("href"))).toBe(
      "tel:+902428153050",
    );
    expect(await button.isVisible()).toBe(true);
  },
);

test("each package is booked by its own button, with its code and the stay of the visit; in Turkish by telephone", async () => {
  const page = await visit("/packages");
  const card = page.getByRole("article").filter({ hasText: "Long Summer Week" });
  for (const term of ["June to September", "7 nights", "One morning on the Poyraz", "until 21 days before"])
    expect(await card.innerText()).toContain(term);
  const hrefs = page.getByRole("main").getByRole("link", { name: /^Book now: / });
  const codes = await hrefs.evaluateAll((links) =>
    links.map((link) => new URL(link.getAttribute("href") ?? "").searchParams.get("package")),
  );
  expect(codes).toEqual(["SUMMER7", "BAY2", "FAMILY10", "WALK5", "WINTER5"]);
  // Told once: no other block of the page names a package.
  expect(await page.getByRole("main").getByText("Long Summer Week").count()).toBe(1);
  const turkish = await visit("/tr/paketler", { locale: "tr" });
  const phones = turkish.getByRole("article").locator("a[href='tel:+902428153050']");
  expect(await phones.count()).toBe(codes.length);
  expect(await turkish.locator("main a[href*='reservations.']").count()).toBe(0);
});

test.each([
  ["/early-booking", ["EARLY27", "EARLY27KIDS", "EARLY27LONG"]],
  ["/landing", ["EARLY27KIDS", "EARLY27TWO", "EARLY27WALK", "EARLY27LONG"]],
])("the offers of %s say their conditions once, and are booked with their codes", async (path, codes) => {
  const page = await visit(path);
  const buttons = page.getByRole("main").getByRole("link", { name: /^Book now: / });
  const booked = await buttons.evaluateAll((links) =>
    links.map((link) => new URL(link.getAttribute("href") ?? "").searchParams.get("package")),
  );
  expect(booked).toEqual(codes);
  const conditions = page.getByRole("main").getByText("until 21 days before arrival", { exact: false });
  expect(await conditions.and(page.locator("dd")).count()).toBe(codes.length);
});

test("a link to the reservation site that editors wrote leads to it in the page's language", async () => {
  const page = await visit("/de/fruehzeitige-buchung");
  const link = page.getByRole("main").getByRole("link", { name: "Termine prüfen" });
  expect(await link.getAttribute("href")).toBe("https://reservations.pinarabay.example/?lang=de");
});

test.each(["/tr/konaklama", "/tr/erken-rezervasyon", "/tr/erken-rezervasyon-firsatlari"])(
  "%s lets guests call instead of leading to the reservation site",
  async (path) => {
    const main = (await visit(path)).getByRole("main");
    const call = main.getByRole("link", { name: "Bizi arayın: 0242 815 30 50" });
    expect(await call.getAttribute("href")).toBe("tel:+902428153050");
    expect(await main.locator("a[href*='reservations.']").count()).toBe(0);
  },
);

test("the time at the hotel is told in the page's language, wherever the visitor is", async () => {
  const page = await visit("/tr", { timezoneId: "America/Lima" });
  const clock = page.getByRole("paragraph").filter({ hasText: "Şu an koyda" });
  await clock.waitFor();
  const [shown, machine] = await Promise.all([
    clock.locator("time").innerText(),
    clock.locator("time").getAttribute("datetime"),
  ]);
  expect(shown).toBe(machine?.replace(":", "."));
  const times = [0, 1].map((minutes) =>
    new Date(Date.now() - minutes * 60_000).toLocaleTimeString("en-GB", {
      timeZone: "Europe/Istanbul",
      hour: "2-digit",
      minute: "2-digit",
    }),
  );
  expect(times).toContain(machine);
});

test.each([
  ["/accommodation/sea-suite", "from €320 a night"],
  ["/packages", "from €640 a stay for 2 adults"],
  ["/de/fruehzeitige-buchung", "ab 124 € pro Nacht"],
])("%s says %s, with what is included and how one cancels", async (path, words) => {
  const page = await visit(path, { locale: path.split("/")[1]?.length === 2 ? path.slice(1, 3) : "en" });
  const price = page.getByRole("main").locator("p", { hasText: words }).first();
  expect((await price.innerText()).replaceAll("\u00a0", " ")).toContain(words);
  expect(await price.innerText()).toMatch(/21/);
});
