import type { Browser, BrowserContext, Page } from "playwright-core";
import { connect, hydrated, PHONE, world } from "../support/browser";

let browser: Browser;
let context: BrowserContext;
let page: Page;
/** What the policy refused, from pages that may be gone by now. */
let refused: string[];

beforeAll(async () => {
  browser = await connect();
});
beforeEach(async () => {
  refused = [];
  context = await browser.newContext({ locale: "en", viewport: PHONE });
  await context.exposeFunction("noteRefused", (violation: string) => refused.push(violation));
  await context.addInitScript(
    `addEventListener("securitypolicyviolation", (event) =>
      noteRefused(event.documentURI + ": " + event.effectiveDirective + " " + event.blockedURI))`,
  );
  page = await context.newPage();
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
});
afterEach(() => context.close());
afterAll(() => browser.close());

async function open(path: string): Promise<void> {
  await page.goto(world().site + path);
  await hydrated(page);
}

test("the policy is in force: it refuses a script that the site does not know, and the tests hear of it", async () => {
  await open("/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'foreign'";
    document.head.append(script);
  });
  expect(await page.title()).not.toBe("foreign");
  expect(refused).toContainEqual(expect.stringContaining("script-src-elem inline"));
  // As a line of the console, too, which is how the walk over all pages hears of it.
  expect(refused).toContainEqual(expect.stringMatching(/content security policy/i));
});

test("nothing is refused in the drawer and the language menu", async () => {
  await open("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Contact" }).first().click();
  await page.waitForURL("**/contact");
  await page.locator("[aria-controls=languages]").click();
  await page.locator("#languages a[hreflang=de]").click();
  await page.locator("html[lang=de]").waitFor();
  expect(refused).toEqual([]);
});

test("nothing is refused in the lightbox", async () => {
  await open("/gallery");
  await page
    .getByRole("link", { name: /^Enlarge: / })
    .first()
    .click();
  await page.getByRole("dialog", { name: "Picture viewer" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Picture viewer" }).waitFor({ state: "detached" });
  expect(refused).toEqual([]);
});

test("nothing is refused when the form is sent, with script and without", async () => {
  const sent: string[] = [];
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await browser.newContext({ javaScriptEnabled, viewport: PHONE });
    const form = await visitor.newPage();
    form.on("console", (message) => refused.push(message.text()));
    await form.route("**/v1/web/subscribe-newsletter", (route) => {
      sent.push(route.request().url());
      return route.fulfill({ json: { status: "success" } });
    });
    await form.goto(`${world().site}/contact`);
    if (javaScriptEnabled) await hydrated(form);
    await form.locator("form input[type=email]").fill("reader@example.com");
    await form.locator("form input[name=terms]").check();
    const answered = form.waitForResponse("**/v1/web/subscribe-newsletter");
    await form.locator("form:has(input[name=terms]) button[type=submit]").click();
    await answered;
    await visitor.close();
  }
  expect(sent).toHaveLength(2);
  expect(refused).toEqual([]);
});
