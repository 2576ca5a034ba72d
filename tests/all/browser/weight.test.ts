import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { brotli } from "../../../services/release/compress";
import { openWhole, PHONE, world } from "../../support/browser";
import { EMBEDDED_HOTEL, SECOND_HOTEL } from "../../support/site";
import { newPage, SCREENS } from "../../support/visit";

/** Bytes after Brotli compression. */
const MOST_SCRIPT = 90_800;
const MOST_HTML = 23_500;
const MOST_CSS = 12_700;

/** Bytes of the fonts in the home page's first view. */
const MOST_FONTS = 31_500;

/** KB of everything that a phone fetches before scrolling. */
const MOST_FIRST_LOAD = { "/": 330, "/gallery": 400 };

/** Text that only the code of these parts contains. */
const VALIDATION = "submitCount";
const LIGHTBOX = "yarl__";

/** Text from Emotion, the theme and the body of a recipe. */
const CHAKRA = ["data-emotion", "__emotion", "fontSizes", "borderEndEndRadius"];

interface Script {
  bytes: number;
  url: string;
}

/** Collects the scripts that a page fetches from now on. */
function watchScripts(page: Page): Script[] {
  const scripts: Script[] = [];
  page.on("response", (response) => {
    if (!response.url().endsWith(".js")) return;
    const { "content-length": length, "content-encoding": encoding } = response.headers();
    scripts.push({ bytes: encoding === "br" ? Number(length) : NaN, url: response.url() });
  });
  return scripts;
}

async function codeOf(scripts: Script[]): Promise<string> {
  return (await Promise.all(scripts.map(async ({ url }) => (await fetch(url)).text()))).join("\n");
}

test.each(SCREENS)(
  "on %s the home page loads at most 90 KB of script, and only what its first view uses",
  async (_, viewport) => {
    // With a mouse, the pages behind visible links would be prefetched, too.
    const page = await newPage({ viewport, hasTouch: true, isMobile: true });
    const scripts = watchScripts(page);
    await openWhole(page, world().site);
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_SCRIPT);
    const first = await codeOf(scripts);
    expect([VALIDATION, LIGHTBOX].filter((word) => first.includes(word))).toEqual([]);

    const email = page.getByLabel("Your email address");
    await email.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(await codeOf(scripts)).not.toContain(VALIDATION);
    const validation = page.waitForResponse(
      async (response) => response.url().endsWith(".js") && (await response.text()).includes(VALIDATION),
    );
    await email.focus();
    expect((await validation).status()).toBe(200);
  },
);

test("the first load contains nothing of Chakra's runtime, and the site-wide stylesheet loads once the app runs", async () => {
  const page = await newPage();
  const scripts = watchScripts(page);
  const stylesheet = page.waitForResponse((response) => response.url().endsWith(".css"));
  await openWhole(page, world().site);
  const first = await codeOf(scripts);
  expect(CHAKRA.filter((word) => first.includes(word))).toEqual([]);
  const { "content-length": length, "content-encoding": encoding } = await (await stylesheet).allHeaders();
  expect(encoding).toBe("br");
  expect(Number(length)).toBeLessThanOrEqual(MOST_CSS);
});

test("Safari finds its icon without a link on any page", async () => {
  const { status, headers } = await fetch(`${world().site}/apple-touch-icon.png`);
  expect([status, headers.get("content-type")]).toEqual([200, "image/png"]);
});

test("the home page's HTML is at most 23 KB and has all its styles in the head", async () => {
  const html = await (await fetch(world().site)).text();
  // Compressed here, as a live release may lack its compressed copies in its first seconds.
  expect((await brotli(Buffer.from(html), false)).length).toBeLessThanOrEqual(MOST_HTML);
  const body = html.slice(html.indexOf("<body"));
  expect(/<style|rel="?stylesheet/.test(body)).toBe(false);
  expect(/rel="?stylesheet/.test(html)).toBe(false);
});

test.each(Object.entries(MOST_FIRST_LOAD))(
  "on a phone %s fetches at most %i KB before scrolling",
  async (path, most) => {
    const page = await newPage({ viewport: PHONE, deviceScaleFactor: 2, hasTouch: true, isMobile: true });
    await openWhole(page, world().site + path);
    const bytes = await page.evaluate(() =>
      [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].reduce(
        (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : NaN),
        0,
      ),
    );
    expect(bytes).toBeGreaterThan(0);
    expect(bytes / 1024).toBeLessThanOrEqual(most);
  },
);

test.each([EMBEDDED_HOTEL.release, SECOND_HOTEL.release])(
  "a hotel without third-party services has no trace of them: %s",
  (release) => {
    const texts = readdirSync(release, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:html|js|css|json)$|^_headers$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name));
    expect(texts.length).toBeGreaterThan(50);
    const words =
      /tag-consent|googletagmanager|fbevents|mc\.yandex|crisp|plausible|matomo|page-shown|#consent|VERIFICATION/;
    expect(texts.filter((file) => words.test(readFileSync(file, "utf8")))).toEqual([]);
  },
);

test("the home page's first view fetches only its two preloaded fonts, 31 KB in total", async () => {
  const page = await newPage();
  const fonts: { url: string; bytes: number }[] = [];
  page.on("response", (response) => {
    const bytes = Number(response.headers()["content-length"]);
    if (response.url().endsWith(".woff2")) fonts.push({ url: response.url(), bytes });
  });
  await openWhole(page, world().site);
  const preloaded = await page
    .locator('link[rel=preload][as="font"]')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : "")));
  expect(fonts.map(({ url }) => url).sort()).toEqual(preloaded.sort());
  expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_FONTS);
});
