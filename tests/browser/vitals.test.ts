import { join, resolve } from "node:path";
import { createClient } from "@libsql/client";
import browserslistToEsbuild from "browserslist-to-esbuild";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { brotli } from "../../services/release/compress";
import { newsletter } from "../../services/newsletter/plugin";
import { parseNewsletterSettings } from "../../services/newsletter/settings";
import { VITALS_PATH } from "../../shared/vitals";
import { startServer } from "../../toolkit/start-server";
import { temporaryFolder } from "../support/temporary-folder";
import { untilTrue } from "../support/until-true";
import { newPage } from "../support/visit";

const PAGE =
  '<!doctype html><html lang="en"><title>Page</title><h1>Page</h1><button>Press</button><script src="/start.js"></script></html>';

/** Maximum Brotli size in bytes of the script that measures visits, which loads once the browser is idle. */
const MOST_SCRIPT = 3_000;

let url: string;
let script: string;
let databaseUrl: string;
const stopping = new AbortController();

/** Serves the measuring script on a page of its own, and runs the service that counts visits. */
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [resolve("src/vitals/start.ts")],
    write: false,
    bundle: true,
    minify: true,
    format: "iife",
    target: browserslistToEsbuild(),
    define: { __VITALS_PERCENT__: "100", "process.env.GATSBY_API_URL": '""' },
  });
  script = outputFiles.map(({ text }) => text).join("");
  const dataDir = await temporaryFolder();
  databaseUrl = `file:${join(dataDir, "newsletter.db")}`;
  const settings = parseNewsletterSettings({ DATA_DIR: dataDir, VITALS_PERCENT: "100" });
  ({ url } = await startServer({ port: 0, signal: stopping.signal }, async (app, health) => {
    await app.register(newsletter, { settings, health });
    app.get("/start.js", (_request, reply) => reply.type("text/javascript").send(script));
    app.get("/:page", (_request, reply) => reply.type("text/html").send(PAGE));
  }));
});
afterAll(() => stopping.abort());

async function counted(): Promise<string[]> {
  const client = createClient({ url: databaseUrl });
  const { rows } = await client.execute("SELECT DISTINCT kind, route, engine, device FROM visit_counts");
  client.close();
  return rows.map((row) => Object.values(row).join(" ")).sort();
}

/** Resolves when the browser has reported an entry of this type to performance observers. */
function observed(page: Page, type: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: wanted, buffered: true });
      }),
    type,
  );
}

test("a visit is measured and its script errors are sent, unless the browser opts out", async () => {
  const declining = await newPage();
  await declining.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })");
  await declining.goto(`${url}/declined`);
  await declining.getByRole("button").click();
  await declining.goto("about:blank");

  const page = await newPage();
  await page.goto(`${url}/rooms`);
  await observed(page, "paint");
  await page.getByRole("button").click();
  await observed(page, "first-input");
  const told = page.waitForRequest((request) => request.url().endsWith(VITALS_PATH));
  await page.evaluate(() => setTimeout(() => JSON.parse("{")));
  await told;
  await page.goto("about:blank");
  await untilTrue(async () => (await counted()).length === 5);
  expect(await counted()).toEqual(
    ["CLS", "INP", "LCP", "error", "visit"].map((kind) => `${kind} /rooms chromium other`),
  );
});

test("the script that measures visits is at most 3,000 bytes", async () => {
  expect((await brotli(Buffer.from(script), false)).length).toBeLessThanOrEqual(MOST_SCRIPT);
});
