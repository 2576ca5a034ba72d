import { resolve } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import type { Locale } from "../../../shared/locales";
import { fieldsOf } from "../../../shared/record";
import { world } from "../browser";
import { closeAtEnd } from "../close-at-end";
import { freePort } from "../free-port";
import { patient } from "../patient-browser";
import { type CmsProcess, startBuiltCms } from "./process";
import { seedFolder, seedOwner } from "./seed";

/** The password of every account at the desk. */
export const DESK_PASSWORD = "lantern over quiet water";

/** A response of the CMS's API. */
interface CmsAnswer {
  status: number;
  body: Record<string, unknown>;
}

/** A person at the CMS, with their own tab and authenticated API calls. */
export interface Seat {
  email: string;
  page: Page;
  call(method: string, path: string, body?: object): Promise<CmsAnswer>;
  /** Makes a page, as a draft unless it says otherwise; returns its id. */
  makePage(data: object, locale?: Locale): Promise<number>;
  /** Changes the language of the admin from the next load onwards. */
  speak(language: string): Promise<void>;
}

/** The built CMS with the embedded hotel's content, no site behind it, and people at it. */
export interface Desk {
  cms: CmsProcess;
  browser: Browser;
  /** Signs in to an account with this role, which is created if missing. */
  signIn(role: string, languages?: readonly string[], options?: BrowserContextOptions): Promise<Seat>;
}

/** `folder`, below .test-sites/, contains the database; `environment` overrides the defaults. */
export async function openDesk(folder: string, environment: Record<string, string> = {}): Promise<Desk> {
  const dataDir = resolve(".test-sites", folder);
  await seedFolder(dataDir);
  const nobody = `http://localhost:${await freePort()}`;
  const variables = { CMS_DATA_DIR: dataDir, SITE_URL: nobody, ...environment };
  const cms = await startBuiltCms(await freePort(), variables);
  closeAtEnd({ close: cms.stop });
  return { cms, ...staffOf(cms, await openBrowser()) };
}

/** Connects to the run's browser, with a long timeout for each page. */
export async function openBrowser(): Promise<Browser> {
  return closeAtEnd(patient(await chromium.connect(world().browser)));
}

/** People at a seeded CMS. */
function staffOf(cms: CmsProcess, browser: Browser): Omit<Desk, "cms"> {
  const known = new Set<string>();
  return {
    browser,
    signIn: async (role, languages = [], options = {}) => {
      const email = `${[role, ...languages].join("-")}@example.com`;
      if (!known.has(email)) await makeAccount(cms, { email, password: DESK_PASSWORD, role, languages });
      known.add(email);
      return seat(cms, await tokenOf(cms, { email, password: DESK_PASSWORD }), email, browser, options);
    },
  };
}

async function seat(
  cms: CmsProcess,
  token: string,
  email: string,
  browser: Browser,
  options: BrowserContextOptions,
): Promise<Seat> {
  const context = await browser.newContext(options);
  await context.addCookies([{ name: "payload-token", value: token, url: cms.url, httpOnly: true }]);
  return {
    email,
    page: await context.newPage(),
    call: (method, path, body) => call(cms, token, method, path, body),
    makePage: async (data, locale = "en") => {
      const page = { _status: "draft", ...data };
      const path = `/pages?locale=${locale}&draft=${page._status === "draft"}`;
      const { status, body } = await call(cms, token, "POST", path, page);
      if (status !== 201) throw new Error(`No page was made (${status}): ${JSON.stringify(body)}`);
      return Number(fieldsOf(body.doc).id);
    },
    speak: (language) => context.addCookies([{ name: "payload-lng", value: language, url: cms.url }]),
  };
}

/** Creates an account as an owner does in the admin, because the command for it takes seconds. */
export async function makeAccount(cms: CmsProcess, account: object): Promise<void> {
  const { status, body } = await call(cms, await tokenOf(cms, await seedOwner()), "POST", "/users", account);
  if (status !== 201) throw new Error(`No account was made (${status}): ${JSON.stringify(body)}`);
}

async function tokenOf(cms: CmsProcess, person: { email: string; password: string }): Promise<string> {
  const { status, body } = await call(cms, undefined, "POST", "/users/login", person);
  if (status !== 200) throw new Error(`${person.email} is not let in (${status}): ${JSON.stringify(body)}`);
  return String(body.token);
}

async function call(
  cms: CmsProcess,
  token: string | undefined,
  method: string,
  path: string,
  body?: object,
): Promise<CmsAnswer> {
  const answer = await fetch(`${cms.url}/api${path}`, {
    method,
    headers: {
      ...(body && { "Content-Type": "application/json" }),
      ...(token !== undefined && { Authorization: `JWT ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: fieldsOf(await answer.json()) };
}
