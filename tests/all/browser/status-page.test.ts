import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { FastifyInstance } from "fastify";
import { LOCALES } from "../../../shared/locales";
import { parsePublisherSettings } from "../../../services/publisher/settings";
import { statusAddress } from "../../../services/publisher/token";
import { PHONE } from "../../support/browser";
import { HOMES, liveTitle, startFakePublisher } from "../../support/publisher-fixture";
import { KEPT_TOKEN, servePublisher } from "../../support/serve-publisher";
import { newPage } from "../../support/visit";

const AXE = createRequire(__filename).resolve("axe-core/axe.min.js");

let site: Awaited<ReturnType<typeof startFakePublisher>>;
let app: FastifyInstance;
let origin: string;
/** Address with the token that signs in. */
let statusPage: string;

beforeEach(async () => {
  const settings = { ...parsePublisherSettings({}), gather: 10 };
  site = await startFakePublisher({ pages: HOMES }, settings);
  ({ app, origin } = await servePublisher(site, settings));
  statusPage = statusAddress(origin, { value: KEPT_TOKEN, file: "publisher-token", isNew: false });
});

afterEach(async () => {
  await app.close();
  await site.close();
});

test("an editor watches a build go live, then rolls back with one click", async () => {
  await site.publish();
  const page = await newPage();
  await page.goto(`${statusPage}&lang=de`);
  await page.getByText("Gerade wird nichts gebaut.").waitFor();

  await site.write({
    pages: { ...HOMES, "/": "New" },
    calls: [{ waitingFor: "GET https://cms.test/v1/menus" }],
    delay: 3_000,
  });
  await site.publisher.request("test");
  await page.getByText("Ein Build läuft: Website wird gebaut").waitFor();
  await page.getByText(/^\d+,\d s in diesem Schritt$/).waitFor();
  await page.getByText("Gewartet wird auf: GET https://cms.test/v1/menus").waitFor();
  await page.getByText("Geändert: 1").waitFor();
  expect(await liveTitle(site.root)).toBe("New");
  const live = page.getByText(/^\s*Live nach \d+,\d s:/).first();
  expect(await live.getByRole("link").evaluateAll((links) => links.map((link) => link.textContent))).toEqual([
    "/",
  ]);

  await page.getByRole("button", { name: "Zu diesem Stand zurückkehren" }).click();
  await page.getByRole("button", { name: "Live schalten" }).waitFor();
  expect(await liveTitle(site.root)).toBe("Home");

  await page.getByRole("button", { name: "Abmelden" }).click();
  await page.getByLabel("Token oder Geheimnis des Publishers").waitFor();
  expect(await page.getByRole("button", { name: "Live schalten" }).count()).toBe(0);
});

test("the status page is accessible and fits a phone in every language", async () => {
  await site.publish();
  const page = await newPage({ viewport: PHONE, bypassCSP: true });
  for (const locale of LOCALES) {
    await page.goto(`${statusPage}&lang=${locale}`);
    for (const summary of await page.locator("summary").all()) await summary.click();
    await page.addScriptTag({ content: await readFile(AXE, "utf8") });
    const violations: unknown = await page.evaluate("axe.run().then(({ violations }) => violations)");
    expect({ locale, violations }).toEqual({ locale, violations: [] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  }
});
