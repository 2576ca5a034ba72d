import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { TAG_MESSAGES } from "../../../languages/tag-messages";
import { type Locale } from "../../../shared/locales";
import { hydrated, watchProblems } from "../../support/browser";
import { launchChromiumServer } from "../../support/chromium";
import { HOTEL_VERIFICATION } from "../../support/hotel-tags";
import { patient } from "../../support/patient-browser";
import { callsTo, CHAT_WIDGET_URL, serveTags, TAG_HOSTS, type TagRequest } from "../../support/tag-servers";
import { untilTrue } from "../../support/until-true";

const COUNTERS = TAG_HOSTS.filter((host) => host !== "client.crisp.chat");
/** Hosts that receive the counted events, if they differ from the script's host. */
const ENDPOINTS: Readonly<Record<string, string>> = {
  "www.googletagmanager.com": "www.google-analytics.com",
  "connect.facebook.net": "www.facebook.com",
};
const WORDS = TAG_MESSAGES.de;

/** Tests a release with all services in a real browser; the services' servers are stubs. */
export function testTags(site: () => { publicDir: string; url: string }): void {
  let browser: Browser;
  let stop: () => Promise<void>;
  let context: BrowserContext;
  let page: Page;
  let requests: TagRequest[];
  let problems: string[];

  beforeAll(async () => {
    const server = await launchChromiumServer();
    browser = patient(await chromium.connect(server.wsEndpoint()));
    stop = () => server.close();
  });
  beforeEach(async () => {
    context = await browser.newContext({ locale: "de", viewport: { width: 1280, height: 800 } });
    await context.addInitScript("delete Navigator.prototype.serviceWorker");
    requests = await serveTags(context);
    page = await context.newPage();
    problems = watchProblems(page);
  });
  afterEach(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  afterAll(() => stop());

  const bar = (locale: Locale = "de") =>
    page.getByRole("region", { name: TAG_MESSAGES[locale].bar.title, exact: true });
  const answer = (name: string) => bar().getByRole("button", { name, exact: true });
  const settings = () => page.getByRole("contentinfo").getByRole("link", { name: WORDS.settings });

  async function open(path: string): Promise<void> {
    await page.goto(site().url + path);
    await hydrated(page);
  }

  /** Waits until the services' code has run and the browser has had time for everything that was pending. */
  async function calm(): Promise<void> {
    await page.waitForFunction(() => document.readyState === "complete");
    for (let turn = 0; turn < 12; turn += 1)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }

  /** Changes what the browser has stored of the visitor's answer. */
  const changeKept = (changes: Record<string, unknown>) =>
    page.evaluate((changed) => {
      const kept = JSON.parse(localStorage.getItem("tag-consent") ?? "{}");
      localStorage.setItem("tag-consent", JSON.stringify({ ...kept, ...changed }));
    }, changes);

  const left = async () => ({
    requests: requests.map(({ url }) => url.href),
    // The site's own cookie stores the language.
    cookies: (await context.cookies()).map(({ name }) => name).filter((name) => name !== "i18n_redirected"),
    stored: await page.evaluate(() => Object.keys(localStorage).filter((name) => /^(_|crisp)/.test(name))),
  });
  const NOTHING = { requests: [], cookies: [], stored: [] };
  const pageViews = (path: string) =>
    COUNTERS.every((host) =>
      requests.some(
        (request) =>
          request.host === (ENDPOINTS[host] ?? host) &&
          request.url.searchParams.get("name") === "pageview" &&
          new URL(request.url.searchParams.get("url") ?? "", site().url).pathname === path,
      ),
    );

  test("nothing is fetched and no cookie is set before a choice, after a refusal, or on the next page", async () => {
    await open("/");
    await bar().waitFor();
    await calm();
    expect(await left()).toEqual(NOTHING);
    const [yes, no] = [await answer(WORDS.bar.yes).boundingBox(), await answer(WORDS.bar.no).boundingBox()];
    expect(yes?.height).toBe(no?.height);
    await answer(WORDS.bar.no).click();
    await bar().waitFor({ state: "detached" });
    const kept: unknown = JSON.parse(
      (await page.evaluate(() => localStorage.getItem("tag-consent"))) ?? "null",
    );
    expect(kept).toEqual({
      version: expect.stringMatching(
        /^\d{4}-\d\d-\d\d plausible:measuring .*crisp:chat chat\.birchlake\.example:chat$/,
      ),
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      purposes: [],
      signal: false,
    });
    await open("/about-us");
    await calm();
    expect(await bar().count()).toBe(0);
    expect(await left()).toEqual(NOTHING);
  });

  test("after consent all services run and receive page views and events, and the policy blocks nothing; once consent is withdrawn, they are gone", async () => {
    await page.route("**/v1/web/subscribe-newsletter", (route) =>
      route.fulfill({ json: { status: "success" } }),
    );
    await open("/about-us");
    await answer(WORDS.bar.yes).click();
    await untilTrue(() => pageViews("/about-us"));
    await untilTrue(() => requests.some(({ host }) => host === "client.relay.crisp.chat"));
    expect(TAG_HOSTS.filter((host) => !requests.some((request) => request.host === host))).toEqual([]);
    expect(callsTo(requests, "client.crisp.chat")).toEqual(["start 01234567-89ab-cdef-0123-456789abcdef de"]);

    await page.getByRole("banner").locator("a[href='/']:visible").first().click();
    await page.waitForURL(`${site().url}/`);
    await untilTrue(() => pageViews("/"));

    // Stays on the page, as these links lead elsewhere.
    await page.evaluate(() => {
      const stay = (event: Event) => {
        if (!(event.target instanceof Element && event.target.closest("a"))) return;
        event.preventDefault();
        event.stopPropagation();
      };
      document.documentElement.addEventListener("click", stay, { capture: true });
      document.dispatchEvent(new Event("enquiry"));
    });
    await page.locator("a[href^='tel:']:visible").first().click();
    await page.locator("a[href^='https://buchen.lindenhof.example']:visible").first().click();
    await page.locator("form input[type=email]").fill("reader@example.com");
    await page.locator("form input[name=terms]").check();
    await page.locator("form:has(input[name=terms]) button[type=submit]").click();
    await page.locator("[aria-controls=languages]").press("Enter");
    await page.locator("#languages a[hreflang=en]").click();
    const told = ["enquiry", "phone", "book", "signup", "language"];
    await untilTrue(() =>
      COUNTERS.every((host) =>
        told.every((event) => callsTo(requests, ENDPOINTS[host] ?? host).includes(event)),
      ),
    );
    expect((await context.cookies()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(["_ga", "_gcl_au", "_fbp", "_ym_uid", "_pk_id.7.1fff", "crisp-client/session"]),
    );

    await settings().click();
    await page.getByRole("heading", { name: WORDS.bar.title }).and(page.locator(":focus")).waitFor();
    const before = requests.length;
    const reloaded = page.waitForEvent("load");
    // The policy rightly blocks the stubs' last requests.
    const spoken = problems.length;
    await answer(WORDS.bar.no).click();
    await reloaded;
    await hydrated(page);
    await calm();
    expect(problems.splice(spoken).every((line) => /content security policy/i.test(line))).toBe(true);
    expect(requests.slice(before).map(({ url }) => url.href)).toEqual([]);
    await open("/");
    await calm();
    expect({ ...(await left()), requests: requests.length - before }).toEqual({ ...NOTHING, requests: 0 });
  });

  test("the error page's chat also waits for consent, and is fetched on no other page", async () => {
    const chats = () => requests.filter(({ url }) => url.href === CHAT_WIDGET_URL).length;
    await open("/no-such-page");
    await bar().waitFor();
    await calm();
    expect(await left()).toEqual(NOTHING);
    await answer(WORDS.bar.yes).click();
    await untilTrue(() => chats() === 1);
    await open("/about-us");
    await untilTrue(() => pageViews("/about-us"));
    await calm();
    expect(chats()).toBe(1);
    await open("/en/no-such-page");
    await untilTrue(() => chats() === 2);
    // The app requests the missing page.
    problems.splice(0);
    await page.getByRole("contentinfo").getByRole("link", { name: TAG_MESSAGES.en.settings }).click();
    const reloaded = page.waitForEvent("load");
    await bar("en").getByRole("button", { name: TAG_MESSAGES.en.bar.no, exact: true }).click();
    await reloaded;
    await hydrated(page);
    await calm();
    expect(chats()).toBe(2);
    // The policy rightly blocks the stubs' last requests.
    problems.splice(0);
  });

  test("with the keyboard the consent bar comes first, and choosing a purpose runs only its services", async () => {
    await open("/");
    await bar().waitFor();
    const press = async (name: string, key: string) => {
      while (!(await answer(name).evaluate((button) => button === document.activeElement)))
        await page.keyboard.press("Tab");
      await page.keyboard.press(key);
    };
    await page.keyboard.press("Tab");
    expect(await bar().locator(":focus").count()).toBe(1);
    await press(WORDS.bar.choose, "Enter");
    const measuring = bar().getByRole("checkbox", { name: WORDS.purposes.measuring.name });
    await measuring.and(page.locator(":focus")).waitFor();
    await page.keyboard.press("Space");
    await press(WORDS.bar.save, "Enter");
    await untilTrue(() => requests.some(({ url }) => url.searchParams.get("name") === "consent update"));
    await calm();
    const asked = new Set(requests.map(({ host }) => host));
    expect([...asked].filter((host) => /facebook|crisp|doubleclick/.test(host))).toEqual([]);
    const consents = requests.filter(({ url }) => url.searchParams.get("name")?.startsWith("consent"));
    expect(consents.map(({ url }) => JSON.parse(url.searchParams.get("url") ?? ""))).toEqual([
      expect.objectContaining({ ad_storage: "denied", ad_user_data: "denied", analytics_storage: "denied" }),
      { analytics_storage: "granted" },
    ]);
    expect(requests.some(({ url }) => url.searchParams.get("id") === "AW-123456789")).toBe(false);
  });

  test("Global Privacy Control counts as a refusal, which earlier consent does not override but consent given with it does", async () => {
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true });
    });
    await open("/");
    await calm();
    expect(await bar().count()).toBe(0);
    expect(await left()).toEqual(NOTHING);
    await settings().click();
    await bar().getByText(WORDS.bar.signal).waitFor();
    await page.keyboard.press("Escape");
    await bar().waitFor({ state: "detached" });
    expect(await settings().evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await left()).toEqual(NOTHING);
    await settings().click();
    await answer(WORDS.bar.yes).click();
    await untilTrue(() => pageViews("/"));
    await changeKept({ signal: false });
    await page.goto("about:blank");
    const before = requests.length;
    await open("/");
    await calm();
    expect(requests.length).toBe(before);
  });

  test("consent is requested again after six months, or when the services have changed", async () => {
    await open("/");
    await answer(WORDS.bar.no).click();
    for (const changed of [
      { time: new Date(Date.now() - 190 * 86_400_000).toISOString() },
      { version: "2020-01-01 plausible:measuring" },
    ]) {
      await changeKept(changed);
      await open("/");
      await answer(WORDS.bar.no).click();
      await bar().waitFor({ state: "detached" });
    }
  });

  test("without JavaScript the footer leads to the cookies page, which lists everything that the services store", async () => {
    const { document } = new JSDOM(await readFile(join(site().publicDir, "cookies/index.html"), "utf8"))
      .window;
    const link = [...document.querySelectorAll("footer a")].find(
      ({ textContent }) => textContent === WORDS.settings,
    );
    expect(link?.getAttribute("href")).toBe("/cookies#consent");
    const rows = [...document.querySelectorAll("main table tr")].map(({ children }) =>
      [...children].map(({ textContent }) => textContent),
    );
    expect(rows).toContainEqual(["_ga", "Google Analytics", WORDS.purposes.measuring.name, "2 Jahre"]);
    expect(rows).toContainEqual([
      "fr (facebook.com)",
      "Meta Pixel",
      WORDS.purposes.marketing.name,
      "90 Tage",
    ]);
    expect(rows).toContainEqual([
      WORDS.table.ownNotice,
      "chat.birchlake.example",
      WORDS.purposes.chat.name,
      "–",
    ]);
  });

  test("search engines find their proofs of ownership on the home page and in files", async () => {
    const metas = async (path: string) => {
      const { document } = new JSDOM(await (await fetch(site().url + path)).text()).window;
      return ["google-site-verification", "yandex-verification", "msvalidate.01"].map(
        (name) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content,
      );
    };
    const { google, googleFile, yandex, bing, indexNow } = HOTEL_VERIFICATION;
    expect(await metas("/")).toEqual([google, yandex, bing]);
    expect(await metas("/about-us")).toEqual([undefined, undefined, undefined]);
    const file = async (name: string) => (await fetch(`${site().url}/${name}`)).text();
    expect(await file(googleFile)).toBe(`google-site-verification: ${googleFile}`);
    expect(await file(`yandex_${yandex}.html`)).toContain(`Verification: ${yandex}`);
    expect(await file(`${indexNow}.txt`)).toBe(indexNow);
    expect(await file("BingSiteAuth.xml")).toContain(`<user>${bing}</user>`);
  });
}
