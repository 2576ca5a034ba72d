import type { Browser, Page } from "playwright-core";
import { homePath } from "../../shared/paths";
import type { Locale } from "../../shared/locales";
import de from "../../languages/de/common.json";
import en from "../../languages/en/common.json";
import tr from "../../languages/tr/common.json";
import { connect, DESKTOP, hydrated, openPage, openWhole, PHONE } from "../support/browser";
import { totalShift, watchShifts } from "../support/layout-shifts";
import { SIGNUP_PATH } from "../support/newsletter-server";
import { createNewsletterSite, type NewsletterSite } from "../support/newsletter-site";
import { untilTrue } from "../support/until-true";
import { newPage } from "../support/visit";

const LANGUAGES = [
  ["en", en],
  ["tr", tr],
  ["de", de],
] as const;

let site: NewsletterSite;
let browser: Browser;

beforeAll(async () => {
  site = await createNewsletterSite();
  await site.start();
  browser = await connect();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** The form of a page, as a visitor meets it. */
function signupForm(page: Page, { newsletter }: typeof en) {
  const form = page.getByRole("form", { name: newsletter.title });
  return {
    email: form.getByRole("textbox"),
    terms: form.getByRole("checkbox"),
    button: form.getByRole("button", { name: newsletter.submit }),
    status: form.getByRole("status"),
    says: (text: string) => form.getByText(text, { exact: true }),
  };
}

/** The home page in a language, and the signups that it sends. */
async function visitHome(locale: Locale, viewport = DESKTOP) {
  const page = await newPage({ viewport, locale });
  const signups = watchSignups(page);
  await page.goto(site.url + homePath(locale));
  await hydrated(page);
  return { page, signups };
}

function watchSignups(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(SIGNUP_PATH)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** Whether a message stands beside its field: below it within a line's height, and not left or right of it. */
async function isBeside(message: ReturnType<Page["locator"]>, field: ReturnType<Page["locator"]>) {
  const [text, box] = [await message.boundingBox(), await field.boundingBox()];
  if (!text || !box) return false;
  const below = text.y - (box.y + box.height);
  return below > -2 && below < 48 && text.x < box.x + box.width && text.x + text.width > box.x;
}

test.each(LANGUAGES)("in %s what is wrong is said beside each field, and nothing is sent", async (...row) => {
  const [locale, messages] = row;
  const { page, signups } = await visitHome(locale);
  const { email, terms, button, says } = signupForm(page, messages);
  const [addressWrong, termsWrong] = [
    says(messages.components.errorMail),
    says(messages.components.conditionError),
  ];
  await email.fill("guest@example");
  await button.click();
  await addressWrong.waitFor();
  await termsWrong.waitFor();
  expect(await isBeside(addressWrong, email)).toBe(true);
  expect(await isBeside(termsWrong, terms.locator("xpath=.."))).toBe(true);

  await terms.check();
  await termsWrong.waitFor({ state: "hidden" });
  await button.click();
  expect(await addressWrong.isVisible()).toBe(true);
  expect(signups).toEqual([]);
});

test.each(LANGUAGES)(
  "in %s a signup leads to a row and a mail, and its links confirm and end it",
  async (...row) => {
    const [locale, messages] = row;
    const address = `guest@${locale}.example.com`;
    const { page, signups } = await visitHome(locale);
    const { email, terms, button, says } = signupForm(page, messages);
    await email.fill(address);
    await terms.check();
    await button.dblclick();
    await says(messages.newsletter.confirmByMail).waitFor();
    expect(signups).toEqual([{ email: address, terms: true, propertyId: "1", locale }]);
    expect([await email.inputValue(), await terms.isChecked()]).toEqual(["", false]);
    expect(await site.rowOf(address)).toMatchObject({ status: "pending", locale, property_id: "1" });

    const mail = await site.mailTo(address);
    expect(mail.headers["content-language"]).toBe(locale);
    const [confirm = "", unsubscribe = ""] = mail.links;
    await page.goto(confirm);
    expect(await page.locator("html").getAttribute("lang")).toBe(locale);
    await page.getByRole("button").click();
    await page.waitForURL(confirm);
    await page.getByRole("button").waitFor({ state: "detached" });
    expect(await site.rowOf(address)).toMatchObject({ status: "confirmed" });

    await page.goto(unsubscribe);
    await page.getByRole("button").click();
    await page.getByRole("button").waitFor({ state: "detached" });
    expect(await site.rowOf(address)).toMatchObject({ status: "unsubscribed" });
  },
);

test("however often it is pressed while the server thinks, it is one request", async () => {
  const { page, signups } = await visitHome("en");
  const { email, terms, button, says } = signupForm(page, en);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**${SIGNUP_PATH}`, async (route) => {
    await asked;
    await route.continue();
  });
  await email.fill("patient@example.com");
  await terms.check();
  await button.click();
  await says(en.newsletter.sending).waitFor();
  for (let press = 0; press < 5; press += 1) await button.click();
  await email.press("Enter");
  answer();
  await says(en.newsletter.confirmByMail).waitFor();
  expect(signups).toHaveLength(1);
});

test.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
])("on %s the thanks stay for five seconds, and nothing moves", async (_screen, viewport) => {
  const { page } = await visitHome("de", viewport);
  const { email, terms, button, says, status } = signupForm(page, de);
  await email.fill("quiet@example.com");
  await terms.check();
  await watchShifts(page);
  await button.click();
  const thanks = says(de.newsletter.confirmByMail);
  await thanks.waitFor();
  const shown = Date.now();
  await thanks.waitFor({ state: "detached" });
  expect(Math.abs(Date.now() - shown - 5_000)).toBeLessThan(700);
  expect(await status.textContent()).toBe("");
  expect(await totalShift(page)).toBe(0);
});

test("while the server is down nothing is shown and nothing lost; once it is up, the same press works", async () => {
  const { page, close } = await openPage(browser, site.url + homePath("tr"), { locale: "tr" });
  const signups = watchSignups(page);
  const { email, terms, button, says, status } = signupForm(page, tr);
  await email.fill("stubborn@example.com");
  await terms.check();
  await page.waitForLoadState("networkidle");

  await site.stop();
  const logged = page.waitForEvent("console", (message) =>
    message.text().includes("newsletter signup failed"),
  );
  await button.click();
  expect((await logged).type()).toBe("error");
  await page.locator("form [aria-busy=false]").waitFor();
  expect(await status.textContent()).toBe("");
  expect(await says(tr.components.errorMail).count()).toBe(0);
  expect(await email.inputValue()).toBe("stubborn@example.com");
  expect(await terms.isChecked()).toBe(true);
  expect(signups).toHaveLength(1);

  await site.start();
  await button.click();
  await says(tr.newsletter.confirmByMail).waitFor();
  expect(await site.rowOf("stubborn@example.com")).toMatchObject({ status: "pending", locale: "tr" });
  expect(signups).toHaveLength(2);
  await close();
});

test.each([
  ["tr", tr, "Son bir adım"],
  ["de", de, "Nur noch ein Schritt"],
] as const)("in %s it works without JavaScript", async (locale, messages, thanks) => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(site.url + homePath(locale));
  const { email, terms, button } = signupForm(page, messages);
  const address = `plain@${locale}.example.com`;
  await email.fill(address);
  await terms.check();
  await button.click();
  await page.getByRole("heading", { name: thanks }).waitFor();
  expect(await site.rowOf(address)).toMatchObject({ status: "pending", locale });
  expect((await site.mailTo(address)).links).toHaveLength(2);
  await page.getByRole("link").click();
  await page.waitForURL(site.url + homePath(locale));
});

test("an address typed into the form is still there on the next page", async () => {
  const page = await newPage();
  await page.goto(site.url);
  await hydrated(page);
  const { email } = signupForm(page, en);
  await email.fill("guest@example.com");
  await page.getByRole("banner").getByRole("link", { name: "Gallery" }).click();
  await page.getByRole("navigation", { name: "Albums" }).waitFor();
  expect(await email.inputValue()).toBe("guest@example.com");
});

/** Words that only the code of Formik, of Yup and of the form's logic holds. */
const ON_DEMAND = ["submitCount", "must be defined", "The newsletter signup failed"];

test("the first load carries none of Formik, Yup or the form's logic; the field brings them", async () => {
  const page = await newPage();
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  const loaded = async () => {
    const code = (await Promise.all(scripts)).join("\n");
    return ON_DEMAND.filter((words) => code.includes(words));
  };
  await openWhole(page, site.url);
  expect(scripts.length).toBeGreaterThan(0);
  expect(await loaded()).toEqual([]);

  await signupForm(page, en).email.focus();
  await untilTrue(async () => (await loaded()).length === ON_DEMAND.length);
});
