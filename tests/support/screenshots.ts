import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { readHandover } from "../../services/release/handover";
import { launchChromiumServer } from "./chromium";
import { hydrated } from "./browser";
import { buildAndServe, EMBEDDED_HOTEL } from "./site";
import { copyWorkspace } from "./workspace";

/** `npm run screenshots [-- paths]`: every layout in every language at five widths, for visual review. */

const WIDTHS = [390, 768, 1024, 1440, 1920];
const FOLDER = ".screenshots";
const SHOWN_PAGES = [
  "/",
  "/about-us",
  "/accommodation",
  "/accommodation/sea-suite",
  "/awards-and-certificates",
  "/beach-and-pool",
  "/contact",
  "/cookies",
  "/early-booking",
  "/gallery",
  "/gastronomy",
  "/gastronomy/sofra-restaurant",
  "/no-such-page",
];

async function main(words: string[]) {
  await copyWorkspace("embedded");
  const site = await buildAndServe(EMBEDDED_HOTEL);
  const server = await launchChromiumServer();
  const browser = await chromium.connect(server.wsEndpoint());
  const paths = (await localisedPaths()).filter((path) => words.length === 0 || words.includes(path));
  for (const width of WIDTHS) {
    const folder = join(FOLDER, String(width));
    await mkdir(folder, { recursive: true });
    const page = await browser.newPage({ viewport: { width, height: width < 700 ? 844 : 900 } });
    for (const path of paths) {
      await page.goto(site + path);
      await hydrated(page);
      await loadAllPictures(page);
      await page.screenshot({
        path: join(folder, `${path.slice(1).replaceAll("/", "_") || "home"}.png`),
        fullPage: true,
      });
    }
    await page.close();
  }
  await browser.close();
  await server.close();
  process.exit(0);
}

async function localisedPaths(): Promise<string[]> {
  const { pages } = await readHandover(join(EMBEDDED_HOTEL.workspace, "public"));
  return SHOWN_PAGES.flatMap((path) => {
    const page = pages.find((entry) => entry.path === path);
    return page
      ? page.alternates.map((alternate) => alternate.path)
      : [path, ...["tr", "ru", "de"].map((locale) => `/${locale}${path}`)];
  });
}

async function loadAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

void main(process.argv.slice(2));
