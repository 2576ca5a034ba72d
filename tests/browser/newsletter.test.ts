import type { Locator, Page } from "playwright-core";
import { homePath } from "../../shared/paths";
import en from "../../languages/en/common.json";
import tr from "../../languages/tr/common.json";
import { hydrated, PHONE, watchProblems } from "../support/browser";
import { SIGNUP_PATH } from "../support/newsletter-server";
import { createNewsletterSite, type NewsletterSite } from "../support/newsletter-site";
import { newPage } from "../support/visit";

let site: NewsletterSite;
beforeAll(async () => {
  site = await createNewsletterSite();
  await site.start();
});
afterAll(() => site.stop());

/** A page's signup form, as a visitor finds it. */
function signupForm(page: Page, { newsletter }: typeof en) {
  const form = page.getByRole("form", { name: newsletter.title });
  return {
    form,
    email: form.getByRole("textbox"),
    terms: form.getByRole("checkbox"),
    button: form.getByRole("button", { name: newsletter.submit }),
    says: (text: string) => form.getByText(text, { exact: true }),
  };
}

/** Whether a message is next to its field: at most a line's height below it, and not off to its left or right. */
async function isBeside(message: Locator, field: Locator): Promise<boolean> {
  const [text, box] = [await message.boundingBox(), await field.boundingBox()];
  if (!text || !box) return false;
  const below = text.y - (box.y + box.height);
  return below > -2 && below < 48 && text.x < box.x + box.width && text.x + text.width > box.x;
}

test("a signup in the footer is corrected, sent once, then confirmed and ended through its mail", async () => {
  const page = await newPage({ viewport: PHONE, locale: "tr" });
  const problems = watchProblems(page);
  const signups: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(SIGNUP_PATH)) signups.push(request.postDataJSON());
  });
  await page.goto(site.url + homePath("tr"));
  await hydrated(page);
  const { form, email, terms, button, says } = signupForm(page, tr);
  await email.fill("guest@example");
  await button.click();
  const [addressWrong, termsWrong] = [says(tr.components.errorMail), says(tr.components.conditionError)];
  await addressWrong.waitFor();
  expect(await isBeside(addressWrong, email)).toBe(true);
  expect(await isBeside(termsWrong, terms.locator("xpath=.."))).toBe(true);
  await email.fill("guest@example.com");
  await terms.check();
  await addressWrong.waitFor({ state: "hidden" });

  const before = await form.boundingBox();
  await button.dblclick();
  await says(tr.newsletter.confirmByMail).waitFor();
  expect((await form.boundingBox())?.height).toBe(before?.height);
  expect(signups).toEqual([{ email: "guest@example.com", terms: true, propertyId: "1", locale: "tr" }]);
  expect(await site.rowOf("guest@example.com")).toMatchObject({ status: "pending", property_id: "1" });

  const [confirm = "", unsubscribe = ""] = (await site.mailTo("guest@example.com")).links;
  await page.goto(confirm);
  expect(await page.locator("html").getAttribute("lang")).toBe("tr");
  expect(await site.rowOf("guest@example.com")).toMatchObject({ status: "pending" });
  await page.getByRole("button").click();
  await page.getByRole("heading", { name: "Teşekkür ederiz" }).waitFor();
  expect(await site.rowOf("guest@example.com")).toMatchObject({ status: "confirmed", locale: "tr" });
  await page.goto(unsubscribe);
  await page.getByRole("button").click();
  await page.getByRole("heading", { name: "Abonelikten çıktınız" }).waitFor();
  expect(await site.rowOf("guest@example.com")).toMatchObject({ status: "unsubscribed" });
  expect(problems).toEqual([]);
});

test("a signup can be made, confirmed and ended without JavaScript", async () => {
  const page = await newPage({ javaScriptEnabled: false });
  await page.goto(site.url);
  const { email, terms, button } = signupForm(page, en);
  await email.fill("plain@example.com");
  await terms.check();
  await button.click();
  await page.getByRole("heading", { name: "One more step" }).waitFor();
  expect(await site.rowOf("plain@example.com")).toMatchObject({ status: "pending", locale: "en" });
  await page.getByRole("link").click();
  await page.waitForURL(`${site.url}/`);
  const [confirm = "", unsubscribe = ""] = (await site.mailTo("plain@example.com")).links;
  await page.goto(confirm);
  await page.getByRole("button").click();
  await page.getByRole("button").waitFor({ state: "detached" });
  expect(await site.rowOf("plain@example.com")).toMatchObject({ status: "confirmed" });
  await page.goto(unsubscribe);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await page.getByRole("heading", { name: "You are unsubscribed" }).waitFor();
  expect(await site.rowOf("plain@example.com")).toMatchObject({ status: "unsubscribed" });
});
