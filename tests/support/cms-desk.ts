import { resolve } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { findChromium } from "./chromium";
import { type CmsProcess, startCms } from "./cms-process";
import { seedFolder } from "./cms-seed";
import { signIn } from "./cms-sign-in";
import { freePort } from "./host-process";

/** What an answer of the CMS's API says. */
export interface CmsAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** A person at the CMS: a tab of their own, and the API in their name. */
export interface Seat {
  page: Page;
  call(method: string, path: string, body?: object): Promise<CmsAnswer>;
  /** Changes the language of the admin, from the next load on. */
  speak(language: string): Promise<void>;
}

/** The built CMS over the embedded hotel, with no site behind it, and people at it. */
export interface Desk {
  cms: CmsProcess;
  browser: Browser;
  signIn(role: string, languages?: readonly string[]): Promise<Seat>;
  close(): Promise<void>;
}

/** `folder` below .test-sites/ holds its database; `environment` what differs from the defaults. */
export async function openDesk(
  folder: string,
  environment: Record<string, string> = {},
  findBrowser = findChromium,
): Promise<Desk> {
  const dataDir = resolve(".test-sites", folder);
  await seedFolder(dataDir);
  const nobody = `http://localhost:${await freePort()}`;
  const cms = await startCms(await freePort(), { CMS_DATA_DIR: dataDir, SITE_URL: nobody, ...environment });
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  return {
    cms,
    browser,
    signIn: (role, languages = []) => seat(cms, browser, role, languages),
    close: async () => {
      await browser.close();
      await cms.stop();
    },
  };
}

async function seat(
  cms: CmsProcess,
  browser: Browser,
  role: string,
  languages: readonly string[],
): Promise<Seat> {
  const email = `${[role, ...languages].join("-")}@example.com`;
  const password = await cms.addUser(email, role, languages.join());
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, cms.url, email, password);
  return {
    page,
    call: async (method, path, body) => {
      const answer = await context.request.fetch(`${cms.url}/api${path}`, {
        method,
        // As the admin's own calls: the session counts from its own origin only.
        headers: { Origin: cms.url },
        data: body,
      });
      return { status: answer.status(), body: await answer.json() };
    },
    speak: (language) => context.addCookies([{ name: "payload-lng", value: language, url: cms.url }]),
  };
}
