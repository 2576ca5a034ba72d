import type { Browser, BrowserContextOptions } from "playwright-core";
import { connect, watchProblems } from "../../support/browser";
import { type NewsletterServer, startNewsletter } from "../../support/newsletter-server";

let browser: Browser;
let server: NewsletterServer;

beforeAll(async () => {
  server = await startNewsletter();
  browser = await connect();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Signs up, and answers the two links of the mail. */
async function signUp(email: string, locale: string): Promise<{ confirm: string; unsubscribe: string }> {
  await server.signUp({ email, terms: true, propertyId: "1", locale });
  const [confirm, unsubscribe] = (await server.mailTo(email)).links;
  return { confirm: server.local(confirm), unsubscribe: server.local(unsubscribe) };
}

async function openPage(url: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const problems = watchProblems(page);
  await page.goto(url);
  return { page, problems, close: () => context.close() };
}

const statusOf = async (email: string) => (await server.rows()).find((row) => row.email === email)?.status;

test.each([
  ["tr", "Aboneliği onayla", "Teşekkür ederiz", "Abonelikten çık", "Abonelikten çıktınız"],
  ["de", "Abonnement bestätigen", "Vielen Dank", "Abmelden", "Sie sind abgemeldet"],
])("in %s one button confirms, and one unsubscribes; opening the pages changes nothing", async (...row) => {
  const [locale, button, thanks, end, goodbye] = row;
  const email = `reader@${locale}.example.com`;
  const links = await signUp(email, locale);

  const confirm = await openPage(links.confirm);
  await confirm.page.getByRole("button", { name: button }).click();
  await confirm.page.getByRole("heading", { name: thanks }).waitFor();
  expect(confirm.problems).toEqual([]);
  await confirm.close();
  expect(await statusOf(email)).toBe("confirmed");

  const unsubscribe = await openPage(links.unsubscribe);
  await unsubscribe.page.waitForLoadState("networkidle");
  expect(await statusOf(email)).toBe("confirmed");
  await unsubscribe.page.getByRole("button", { name: end }).click();
  await unsubscribe.page.getByRole("heading", { name: goodbye }).waitFor();
  expect(unsubscribe.problems).toEqual([]);
  await unsubscribe.close();
  expect(await statusOf(email)).toBe("unsubscribed");
});

test("without JavaScript a button unsubscribes", async () => {
  const { confirm, unsubscribe } = await signUp("plain@example.com", "en");
  await fetch(confirm, { method: "POST" });
  const { page, close } = await openPage(unsubscribe, { javaScriptEnabled: false });
  expect(await statusOf("plain@example.com")).toBe("confirmed");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await page.getByRole("heading", { name: "You are unsubscribed" }).waitFor();
  await close();
  expect(await statusOf("plain@example.com")).toBe("unsubscribed");
});
