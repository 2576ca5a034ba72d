import { EDITOR_DESK } from "../../languages/editor-desk";
import type { AdminLocale } from "../../shared/admin-locales";
import { parsePublisherSettings } from "../../services/publisher/settings";
import { type Desk, openDesk, type Seat } from "../support/cms/desk";
import { openRow } from "../support/cms/open-row";
import { openForm } from "../support/cms/ready-form";
import { HOMES, liveTitle, startFakePublisher } from "../support/publisher-fixture";
import { servePublisher } from "../support/serve-publisher";
import { closeAtEnd } from "../support/close-at-end";
import { untilTrue } from "../support/until-true";

/** Status of a change in the built admin's header, from Publish to the live site, with a real publisher's API. */

const SECRET = `whsec_${Buffer.alloc(32, 8).toString("base64")}`;
/** Milliseconds a build takes: longer than the header's polling interval. */
const BUILD_MS = 20_000;

let desk: Desk;
let editor: Seat;
let site: Awaited<ReturnType<typeof startFakePublisher>>;
let served: Awaited<ReturnType<typeof servePublisher>>;

beforeAll(async () => {
  const settings = parsePublisherSettings({ WEBHOOK_SECRET: SECRET });
  site = await startFakePublisher({ pages: HOMES }, settings);
  served = await servePublisher(site, settings);
  closeAtEnd(served.app);
  desk = await openDesk("cms-header", {
    SITE_URL: served.origin,
    WEBHOOK_URL: `${served.origin}/hooks/content`,
    WEBHOOK_SECRET: SECRET,
  });
  editor = await desk.signIn("editor");
}, 900_000);

const header = () => editor.page.locator(".publish-status");
const says = (text: string) => header().locator("summary").filter({ hasText: text });
/** The entry for German, once the header is open. */
const german = (admin: AdminLocale) => {
  const name = new Intl.DisplayNames(admin, { type: "language" }).of("de") ?? "";
  return header()
    .getByRole("listitem")
    .filter({ hasText: new RegExp(name, "i") });
};

/** Changes the text of the first entry in the site's German menu, and publishes it. */
async function publishWords(words: string): Promise<void> {
  const { page: tab } = editor;
  await openForm(tab, `${desk.cms.url}/admin/globals/menus?locale=de`);
  await openRow(tab.locator("#header-row-0"));
  await tab.fill("#field-header__0__text", words);
  await tab.locator("#action-save:enabled").click();
}

test("when the CMS starts, it tells the site what it may have missed", async () => {
  const status = async () => (await editor.call("GET", "/publish-status")).body;
  await untilTrue(async () => (await status()).answeredAt !== undefined);
  expect(await status()).toMatchObject({ waiting: 0, attempts: 0 });
});

test("on a phone a change is shown as building, then as live with its address", async () => {
  const [admin, width] = ["ru", 390] as const;
  const { publishing } = EDITOR_DESK[admin];
  const words = "Das Haus am Ufer";
  await editor.page.setViewportSize({ width, height: 900 });
  await editor.speak(admin);
  await site.publisher.idle();
  await site.write({ pages: { ...HOMES, "/de": words }, delay: BUILD_MS });
  await publishWords(words);
  await says(publishing.building).waitFor();
  await says(publishing.live).waitFor();
  await header().locator("summary").click();
  const link = german(admin)
    .filter({ hasText: publishing.live })
    .getByRole("link", { name: "/de", exact: true });
  await link.waitFor();
  expect(await link.getAttribute("href")).toBe(`${served.origin}/de`);
  expect(await liveTitle(site.root, "/de")).toBe(words);
  expect(await editor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});
