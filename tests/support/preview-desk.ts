import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { FrameLocator, Page } from "playwright-core";
import { array, number, object } from "yup";
import { signPass } from "../../shared/preview-pass";
import { checkoutTurn } from "./checkout-turn";
import { findChromium } from "./chromium";
import { type Desk, openDesk, type Seat } from "./cms-desk";
import { freePort } from "./host-process";
import { runCommand } from "./run-command";
import { untilTrue } from "./until-true";

const SECRET = `whsec_${Buffer.alloc(32, 6).toString("base64")}`;
const TOKEN = "the-token-that-reads-drafts";
const FOLDER = "cms-beside";

/** The built CMS with a publisher behind it, and a preview that is really built. */
export interface PreviewDesk extends Desk {
  /** Origin of the preview. */
  preview: string;
}

/** Resolves when the preview is there. */
export async function openPreviewDesk(findBrowser = findChromium): Promise<PreviewDesk> {
  const endings = [await checkoutTurn()];
  const close = async () => {
    for (const end of endings.splice(0).reverse()) await end();
  };
  try {
    const folder = resolve(".test-sites", FOLDER);
    const previewDir = ".test-sites/cms-preview";
    await rm(folder, { recursive: true, force: true });
    await rm(join(previewDir, "releases"), { recursive: true, force: true });
    const [port, previewPort] = [await freePort(), await freePort()];
    const preview = `http://localhost:${previewPort}`;
    const desk = await openDesk(
      `${FOLDER}/cms`,
      {
        SITE_URL: `http://localhost:${port}`,
        WEBHOOK_SECRET: SECRET,
        CMS_PREVIEW_TOKEN: TOKEN,
        PREVIEW_URL: preview,
      },
      findBrowser,
    );
    endings.push(desk.close);
    const publisher = runCommand(".", "publisher/main", {
      PUBLISHER_PORT: String(port),
      RELEASES_DIR: join(folder, "releases"),
      DATA_DIR: join(folder, "data"),
      WEBHOOK_SECRET: SECRET,
      CONTENT_API_URL: `${desk.cms.url}/api`,
      PREVIEW_CONTENT_API_TOKEN: TOKEN,
      PREVIEW_PORT: String(previewPort),
      PREVIEW_DIR: previewDir,
    });
    endings.push(async () => {
      publisher.child.kill();
      await publisher.ended;
    });
    await publisher.says("Ctrl-C ends it.");
    const cookie = `preview_pass=${signPass(TOKEN, Date.now() + 3_600_000)}`;
    await untilTrue(async () => (await fetch(`${preview}/de/galerie`, { headers: { cookie } })).ok);
    return { ...desk, preview, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const foundSchema = object({
  docs: array(object({ id: number().required() }).required()).required(),
  totalDocs: number().required(),
});

/** What a list of the CMS answers. */
export async function found({ call }: Seat, path: string) {
  return foundSchema.validateSync((await call("GET", path)).body);
}

/** Of the page that links name so. */
export async function pageId(seat: Seat, key: string): Promise<number> {
  const { docs } = await found(seat, `/pages?where[key][equals]=${key}&depth=0&draft=true`);
  return docs[0]?.id ?? 0;
}

/** Opens a page's form in a language with its preview beside it, on a desktop. */
export async function openBeside(
  { cms }: Desk,
  seat: Seat,
  key: string,
  locale: string,
): Promise<FrameLocator> {
  const { page } = seat;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${cms.url}/admin/collections/pages/${await pageId(seat, key)}?locale=${locale}`);
  const frame = page.locator("#live-preview-iframe");
  const toggler = page.locator("#live-preview-toggler");
  await toggler.waitFor();
  await untilTrue(async () => {
    if (!(await frame.isVisible())) await toggler.click();
    return frame.isVisible();
  });
  return page.frameLocator("#live-preview-iframe");
}

/** Types into the title; answers how many milliseconds after the last key the frame shows it. */
export async function typeTitle(admin: Page, frame: FrameLocator, title: string): Promise<number> {
  await admin.locator("#field-title").click();
  await admin.keyboard.press("Control+A");
  await admin.keyboard.type(title, { delay: 20 });
  const paused = performance.now();
  await untilTrue(async () => (await frame.locator("title").textContent())?.includes(title) === true);
  return performance.now() - paused;
}
