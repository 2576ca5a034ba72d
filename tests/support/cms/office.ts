import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { FrameLocator, Page } from "playwright-core";
import { array, number, object } from "yup";
import { signPass } from "../../../shared/preview-pass";
import { closeAtEnd } from "../close-at-end";
import { freePort } from "../free-port";
import { runCommand } from "../run-command";
import { untilTrue } from "../until-true";
import { type Desk, openDesk, type Seat } from "./desk";
import { openForm } from "./ready-form";

const FOLDER = ".test-sites/cms-office";
/** Keeps the preview's code and caches, so that only the first run builds it from scratch. */
const PREVIEW_DIR = ".test-sites/cms-preview";
const TOKEN = "the-token-that-reads-drafts";

const OFFICE_SECRET = `whsec_${Buffer.alloc(32, 6).toString("base64")}`;
export const OFFICE_TIME_ZONE = "Europe/Istanbul";

/** The built CMS with the real `npm start` behind it: the site and the preview of its drafts. */
export interface Office extends Desk {
  /** Origin of the site. */
  site: string;
  /** Origin of the preview. */
  preview: string;
}

/** Resolves when the site is live; the preview is built after that. */
export async function openOffice(): Promise<Office> {
  await rm(resolve(FOLDER), { recursive: true, force: true });
  await rm(join(PREVIEW_DIR, "releases"), { recursive: true, force: true });
  const [port, previewPort] = [await freePort(), await freePort()];
  const [site, preview] = [`http://localhost:${port}`, `http://localhost:${previewPort}`];
  const desk = await openDesk("cms-office/cms", {
    SITE_URL: site,
    WEBHOOK_SECRET: OFFICE_SECRET,
    HOTEL_TIME_ZONE: OFFICE_TIME_ZONE,
    CMS_PREVIEW_TOKEN: TOKEN,
    PREVIEW_URL: preview,
  });
  const start = runCommand(".", "start", {
    PORT: String(port),
    SITE_URL: site,
    RELEASES_DIR: resolve(FOLDER, "releases"),
    DATA_DIR: resolve(FOLDER, "data"),
    WEBHOOK_SECRET: OFFICE_SECRET,
    CONTENT_API_URL: `${desk.cms.url}/api`,
    PREVIEW_CONTENT_API_TOKEN: TOKEN,
    PREVIEW_PORT: String(previewPort),
    PREVIEW_DIR,
  });
  closeAtEnd({
    close: () => {
      start.child.kill();
      return start.ended;
    },
  });
  await start.says("Ctrl-C ends it.");
  return { ...desk, site, preview };
}

/** Resolves when the preview responds. */
export async function previewIsThere({ preview }: Office): Promise<void> {
  const cookie = `preview_pass=${signPass(TOKEN, Date.now() + 3_600_000)}`;
  await untilTrue(async () => {
    const answer = await fetch(`${preview}/de/galerie`, { headers: { cookie } }).catch(() => undefined);
    return answer?.ok === true;
  });
}

const foundSchema = object({
  docs: array(object({ id: number().required() }).required()).required(),
  totalDocs: number().required(),
});

/** Fetches a list of documents from the CMS. */
export async function found({ call }: Seat, path: string) {
  return foundSchema.validateSync((await call("GET", path)).body);
}

/** The id of the page with this key. */
export async function pageId(seat: Seat, key: string): Promise<number> {
  const { docs } = await found(seat, `/pages?where[key][equals]=${key}&depth=0&draft=true`);
  return docs[0]?.id ?? 0;
}

/** Opens a page's form in a language with its preview beside it, at desktop size. */
export async function openBeside(
  { cms }: Desk,
  seat: Seat,
  key: string,
  locale: string,
): Promise<FrameLocator> {
  const { page } = seat;
  await page.setViewportSize({ width: 1440, height: 900 });
  await openForm(page, `${cms.url}/admin/collections/pages/${await pageId(seat, key)}?locale=${locale}`);
  const frame = page.locator("#live-preview-iframe");
  // The account remembers whether its preview is open.
  const toggler = page.locator("#live-preview-toggler");
  await toggler.waitFor();
  if (!(await frame.isVisible())) await toggler.click();
  await frame.waitFor();
  return page.frameLocator("#live-preview-iframe");
}

/** Types a title, and resolves when the frame shows it. */
export async function typeTitle(admin: Page, frame: FrameLocator, title: string): Promise<void> {
  await admin.locator("#field-title").click();
  await admin.keyboard.press("Control+A");
  await admin.keyboard.type(title, { delay: 20 });
  await untilTrue(async () => (await frame.locator("title").textContent())?.includes(title) === true);
}
