import type { Locator, Page } from "playwright-core";
import { DESKTOP, PHONE, world } from "../../support/browser";
import { untilTrue } from "../../support/until-true";
import { newPage, visit } from "../../support/visit";

const RESERVATIONS = "https://reservations.pinarabay.example/**";

/** Answers for the reservation site, which is not ours to reach; gives the address that it was asked for. */
async function reservationSite(page: Page): Promise<() => Promise<URL>> {
  await page.route(RESERVATIONS, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Rooms</h1>" }),
  );
  return async () => {
    await page.waitForURL(RESERVATIONS);
    return new URL(page.url());
  };
}

async function fill(form: Locator, children: string, ages: readonly string[] = []) {
  await form.getByLabel("Arrival").fill("2031-06-05");
  await form.getByLabel("Departure").fill("2031-06-12");
  await form.getByLabel("Children").fill(children);
  for (const [index, age] of ages.entries()) await form.getByLabel(`Age of child ${index + 1}`).fill(age);
  await form.getByRole("button", { name: "Check dates" }).click();
}

const DATES = { from: "2031-06-05", to: "2031-06-12", adults: "2", kids: "1" };

test.each([
  { way: "with script, and the child's age", javaScriptEnabled: true, ages: ["7"] },
  { way: "without script", javaScriptEnabled: false, ages: [] },
])(
  "dates and guests of the first view reach the reservation site $way",
  async ({ javaScriptEnabled, ages }) => {
    const page = await newPage({ javaScriptEnabled, viewport: DESKTOP });
    const arrived = await reservationSite(page);
    await page.goto(world().site);
    await fill(page.getByRole("main").getByRole("form", { name: "Dates and guests" }), "1", ages);
    const { searchParams } = await arrived();
    expect([Object.fromEntries(searchParams), searchParams.getAll("age")]).toEqual([
      { ...DATES, lang: "en", ...(ages[0] && { age: ages[0] }) },
      ages,
    ]);
  },
);

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
});

test("a room is handed over with its dates", async () => {
  const page = await newPage();
  const arrived = await reservationSite(page);
  await page.goto(`${world().site}/accommodation/sea-suite`);
  await fill(page.getByRole("main").getByRole("form", { name: "Dates and guests" }), "0");
  expect(Object.fromEntries((await arrived()).searchParams)).toEqual({
    ...DATES,
    kids: "0",
    lang: "en",
    room: "105",
  });
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
  const arrived = await reservationSite(plain);
  await plain.goto(`${world().site}/about-us`);
  await plain.getByRole("complementary").getByText("Book now").click();
  await fill(plain.getByRole("complementary").getByRole("form"), "1");
  expect((await arrived()).searchParams.get("from")).toBe(DATES.from);
});

test("nobody arrives before today or leaves on the day of arrival", async () => {
  const page = await visit("/");
  const form = page.getByRole("main").getByRole("form", { name: "Dates and guests" });
  const today = await page.evaluate(() => {
    const now = new Date();
    return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  });
  const min = () => form.getByLabel("Departure").getAttribute("min");
  await form.getByLabel("Arrival").focus();
  await form.locator(`[min="${today}"]`).waitFor();
  await form.getByLabel("Arrival").fill("2031-06-30");
  await form.getByLabel("Departure").fill("2031-06-30");
  expect(await min()).toBe("2031-07-01");
  await form.getByRole("button", { name: "Check dates" }).click();
  expect(
    await form.getByLabel("Departure").evaluate((field: HTMLInputElement) => field.validity.rangeUnderflow),
  ).toBe(true);
});

test.each(["/tr", "/tr/paketler", "/tr/erken-rezervasyon", "/tr/konaklama/deniz-suiti"])(
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

test.each(["/tr/erken-rezervasyon"])(
  "on %s the links that editors wrote lead to the reservation site in Turkish",
  async (path) => {
    const page = await visit(path);
    const hrefs = await page
      .locator("main a[href*='reservations.']")
      .evaluateAll((links) => links.map((link) => new URL(link.getAttribute("href") ?? "").search));
    expect(hrefs.length).toBeGreaterThan(0);
    expect(new Set(hrefs)).toEqual(new Set(["?lang=tr"]));
  },
);

test.each([
  ["/", "Now at the bay", ":"],
  ["/tr", "Şu an koyda", "."],
])("%s tells the time at the hotel, wherever the visitor is", async (path, label, sign) => {
  const page = await visit(path, { timezoneId: "America/Lima" });
  const clock = page.getByText(label);
  await clock.waitFor();
  const [shown, machine] = await Promise.all([
    clock.locator("time").innerText(),
    clock.locator("time").getAttribute("datetime"),
  ]);
  expect(shown).toBe(machine?.replace(":", sign));
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
  ["/tr/konaklama/deniz-suiti", "Gecelik başlangıç fiyatı €320"],
  ["/ru/nomera/lyuks-more", "от 320 € за ночь"],
  ["/de/zimmer-und-suiten/meersuite", "ab 320 € pro Nacht"],
  ["/packages", "from €640 a stay for 2 adults"],
  ["/de/fruehzeitige-buchung", "ab 124 € pro Nacht"],
])("%s says %s, with what is included and how one cancels", async (path, words) => {
  const page = await visit(path, { locale: path.split("/")[1]?.length === 2 ? path.slice(1, 3) : "en" });
  const price = page.getByRole("main").locator("p", { hasText: words }).first();
  expect((await price.innerText()).replaceAll("\u00a0", " ")).toContain(words);
  expect(await price.innerText()).toMatch(/21/);
});
