import type { Page } from "playwright-core";
import type { Locale } from "../../../shared/locales";
import { messagesOf } from "../../../languages/messages-of";
import { violations, WCAG } from "../../support/axe";
import { hydrated, openWhole, PHONE } from "../../support/browser";
import { ENQUIRY_PATH } from "../../support/newsletter-server";
import { createNewsletterSite, type NewsletterSite } from "../../support/newsletter-site";
import { newPage } from "../../support/visit";

const ENQUIRY_MESSAGES = messagesOf("enquiry");

/** Ways for a guest to contact the hotel without the form. */
const WAYS = [
  "tel:+902428153050",
  "mailto:info@pinarabay.example",
  "https://wa.me/902428153050",
  "https://t.me/pinara_bay_example",
];

let site: NewsletterSite;

beforeAll(async () => {
  site = await createNewsletterSite();
  await site.start();
});
afterAll(() => site.stop());

/** The form of a page and its controls. */
function enquiryForm(page: Page, locale: Locale) {
  const words = ENQUIRY_MESSAGES[locale];
  const form = page.locator("#enquiry").getByRole("form");
  return {
    form,
    words,
    kind: form.getByLabel(words.kind),
    name: form.getByLabel(words.name),
    email: form.getByLabel(words.email),
    phone: form.getByLabel(words.phone),
    from: form.getByLabel(words.from, { exact: false }),
    adults: form.getByLabel(words.adults, { exact: false }),
    message: form.getByLabel(words.message),
    terms: form.getByRole("checkbox"),
    button: form.getByRole("button", { name: words.submit }),
    status: form.getByRole("status"),
  };
}

/** Stored enquiries of guests with this language. */
async function enquiriesIn(locale: Locale) {
  return (await site.enquiries()).filter((row) => row.locale === locale);
}

test("the wedding page leads to the form with the wedding preselected, and a stored enquiry is reported as sent", async () => {
  const page = await newPage({ viewport: PHONE, locale: "de", reducedMotion: "reduce" });
  await page.goto(`${site.url}/de/hochzeiten-und-tagungen`);
  await hydrated(page);
  await page.getByRole("link", { name: "An das Veranstaltungsteam schreiben" }).click();
  await page.waitForURL("**/de/kontakt?enquiry=wedding#enquiry");
  const { form, words, kind, name, email, from, adults, message, terms, button, status } = enquiryForm(
    page,
    "de",
  );
  await form.waitFor();
  expect(await kind.inputValue()).toBe("wedding");

  await button.click();
  await form.getByText(words.wrong.name).waitFor();
  for (const wrong of [words.wrong.contact, words.wrong.message, words.wrong.terms])
    expect(await form.getByText(wrong).isVisible()).toBe(true);
  expect(await violations(page, WCAG)).toEqual([]);
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);

  await name.fill("Ada Kaya");
  await email.fill("ada@example.com");
  await from.fill("2031-06-05");
  await adults.fill("40");
  await message.fill("Eine Feier am Strand.");
  await terms.check();
  const sent = page.waitForRequest(`**${ENQUIRY_PATH}`);
  await button.click();
  await status.getByText(words.sentWithReceipt).waitFor();
  expect((await sent).postDataJSON()).toEqual({
    kind: "wedding",
    name: "Ada Kaya",
    email: "ada@example.com",
    from: "2031-06-05",
    adults: 40,
    message: "Eine Feier am Strand.",
    terms: true,
    propertyId: "1",
    locale: "de",
  });
  expect(await enquiriesIn("de")).toMatchObject([
    { kind: "wedding", email: "ada@example.com", from_date: "2031-06-05", adults: 40, held: 0, locale: "de" },
  ]);
  expect((await site.mailTo("events@pinarabay.example")).text).toContain("Eine Feier am Strand.");
  expect([await message.inputValue(), await terms.isChecked()]).toEqual(["", false]);
});

test("without JavaScript there are contact links instead of the form", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(`${site.url}/tr/iletisim?enquiry=wedding#enquiry`);
  const part = page.locator("#enquiry");
  expect(await part.getByRole("form").count()).toBe(0);
  expect(
    await part.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
  ).toEqual(WAYS);
  // No space is reserved for a form that won't appear.
  expect((await part.boundingBox())?.height).toBeLessThan(900);
});

test("pages without the form load none of its code, and the form fills the space reserved for it", async () => {
  const page = await newPage({ viewport: PHONE });
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  const hasForm = async () => (await Promise.all(scripts)).join("\n").includes("The enquiry was not sent");
  await openWhole(page, `${site.url}/gallery`);
  expect(await hasForm()).toBe(false);
  await openWhole(page, `${site.url}/contact`);
  const place = page.locator("#enquiry");
  const before = (await place.boundingBox())?.height ?? 0;
  await place.scrollIntoViewIfNeeded();
  await place.getByRole("form").waitFor();
  expect(await hasForm()).toBe(true);
  const after = (await place.boundingBox())?.height ?? 0;
  expect(Math.abs(after - before)).toBeLessThan(after / 8);
});
