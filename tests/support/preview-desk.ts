import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Browser, chromium, type FrameLocator, type Page } from "playwright-core";
import { signPass } from "../../shared/preview-pass";
import { findChromium } from "./chromium";
import { checkoutTurn } from "./checkout-turn";
import { type CmsProcess, startCms } from "./cms-process";
import { seedFolder } from "./cms-seed";
import { signIn as signInTo } from "./cms-sign-in";
import { freePort } from "./host-process";
import { runCommand } from "./run-command";
import { untilTrue } from "./until-true";

const SECRET = `whsec_${Buffer.alloc(32, 6).toString("base64")}`;
const TOKEN = "the-token-that-reads-drafts";

/** The built CMS over the embedded hotel, the publisher with its preview that is really built, and people at it. */
export interface PreviewDesk {
  cms: CmsProcess;
  /** Origin of the preview. */
  preview: string;
  browser: Browser;
  signIn(role: string): Promise<PreviewSeat>;
  close(): Promise<void>;
}

/** A tab of the admin, with the calls of the CMS that it makes as whom it belongs to. */
export interface PreviewSeat {
  admin: Page;
  call(method: "GET" | "PATCH", path: string, data?: object): Promise<{ status: number; body: unknown }>;
}

/** Resolves when the preview is there. Editors and translators may sign in, for Turkish. */
export async function openPreviewDesk(): Promise<PreviewDesk> {
  const endings = [await checkoutTurn()];
  const close = async () => {
    for (const end of endings.splice(0).reverse()) await end();
  };
  try {
    return { ...(await openWith((end) => endings.push(end))), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** `atEnd` takes how what was started is ended. */
async function openWith(atEnd: (end: () => Promise<void>) => void): Promise<Omit<PreviewDesk, "close">> {
  const folder = resolve(".test-sites/cms-beside");
  const previewDir = ".test-sites/cms-preview";
  await rm(folder, { recursive: true, force: true });
  await seedFolder(join(folder, "cms"));
  await rm(join(previewDir, "releases"), { recursive: true, force: true });
  const [cmsPort, port, previewPort] = [await freePort(), await freePort(), await freePort()];
  const preview = `http://localhost:${previewPort}`;
  const cms = await startCms(cmsPort, {
    CMS_DATA_DIR: join(folder, "cms"),
    SITE_URL: `http://localhost:${port}`,
    WEBHOOK_SECRET: SECRET,
    CMS_PREVIEW_TOKEN: TOKEN,
    PREVIEW_URL: preview,
  });
  atEnd(cms.stop);
  const passwords = new Map<string, string>();
  for (const role of ["editor", "translator"])
    passwords.set(role, await cms.addUser(`${role}@example.com`, role, "tr"));
  const publisher = runCommand(".", "publisher/main", {
    PUBLISHER_PORT: String(port),
    RELEASES_DIR: join(folder, "releases"),
    DATA_DIR: join(folder, "data"),
    WEBHOOK_SECRET: SECRET,
    CONTENT_API_URL: `${cms.url}/api`,
    PREVIEW_CONTENT_API_TOKEN: TOKEN,
    PREVIEW_PORT: String(previewPort),
    PREVIEW_DIR: previewDir,
  });
  atEnd(async () => {
    publisher.child.kill();
    await publisher.ended;
  });
  await publisher.says("Ctrl-C ends it.");
  const cookie = `preview_pass=${signPass(TOKEN, Date.now() + 3_600_000)}`;
  await untilTrue(async () => (await fetch(`${preview}/de/galerie`, { headers: { cookie } })).ok);
  const browser = await chromium.launch({ executablePath: await findChromium() });
  atEnd(() => browser.close());

  async function signIn(role: string): Promise<PreviewSeat> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: cms.url });
    const admin = await context.newPage();
    await signInTo(admin, cms.url, `${role}@example.com`, passwords.get(role) ?? "");
    // The CMS takes a session's cookie from its own pages only.
    const call: PreviewSeat["call"] = (method, path, data) =>
      admin.evaluate(
        async ([url, options]) => {
          const answer = await fetch(url, options);
          return { status: answer.status, body: await answer.json() };
        },
        [
          `/api${path}`,
          { method, headers: { "Content-Type": "application/json" }, body: data && JSON.stringify(data) },
        ] as const,
      );
    return { admin, call };
  }

  return { cms, preview, browser, signIn };
}

/** Opens a page's form in a language with its preview beside it. */
export async function openBeside(admin: Page, form: string): Promise<FrameLocator> {
  await admin.goto(form);
  const frame = admin.locator("#live-preview-iframe");
  await admin.locator("#live-preview-toggler").waitFor();
  await untilTrue(async () => {
    if (!(await frame.isVisible())) await admin.locator("#live-preview-toggler").click();
    return frame.isVisible();
  });
  return admin.frameLocator("#live-preview-iframe");
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
