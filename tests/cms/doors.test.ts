import { networkInterfaces } from "node:os";
import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { closeAtEnd } from "../support/close-at-end";
import { DESK_PASSWORD, makeAccount, openBrowser } from "../support/cms/desk";
import { type CmsProcess, startCms } from "../support/cms/process";
import { seedFolder } from "../support/cms/seed";
import { sendLogin } from "../support/cms/sign-in";
import { freePort } from "../support/free-port";
import { appCode } from "../support/cms/one-time-code";

/** Signing in and being kept out, on the built CMS without a site. */

const folder = resolve(".test-sites/cms-doors");

let cms: CmsProcess;
let browser: Browser;
let owner: Person;
let editor: Person;

beforeAll(async () => {
  await seedFolder(folder);
  cms = await startCms(await freePort(), { CMS_DATA_DIR: folder });
  closeAtEnd({ close: () => cms.stop() });
  owner = await person("owner");
  editor = await person("editor");
  browser = await openBrowser();
}, 900_000);

async function person(role: string): Promise<Person> {
  const account = { email: `${role}@example.com`, password: DESK_PASSWORD, role };
  await makeAccount(cms, account);
  return account;
}

interface Person {
  email: string;
  password: string;
}

async function signIn(page: Page, { email, password }: Person, code?: string): Promise<void> {
  await page.goto(`${cms.url}/admin/login`);
  await sendLogin(page, email, password);
  if (code === undefined) return;
  await page.fill("#field-code", code);
  await page.click("button[type=submit]");
}

const visitor = async (language: string) => (await browser.newContext({ locale: language })).newPage();

test("an owner turns on one-time codes and signs in elsewhere with a recovery code, which works once", async () => {
  const page = await visitor("en");
  await signIn(page, owner);
  await page.waitForURL(/\/admin$/);
  await page.goto(`${cms.url}/admin/account`);
  const codes = page.locator(".one-time-codes");
  await codes.getByText("One-time codes are off.").waitFor();
  const key = await codes.locator("code").innerText();
  // A phone can't scan its own screen.
  const link = codes.getByRole("link", { name: "Open it in an app on this device" });
  expect(await link.getAttribute("href")).toMatch(new RegExp(`^otpauth://totp/.+[?&]secret=${key}(&|$)`));
  await codes.getByLabel("One-time code").fill("000000");
  await codes.getByLabel("One-time code").press("Enter");
  // There are no recovery codes yet, so the message only mentions the app.
  const refusal = page.getByText("This code is not valid. Enter the one that the app shows now");
  await refusal.waitFor();
  await codes.getByLabel("One-time code").fill(appCode(key));
  await codes.getByLabel("One-time code").press("Enter");
  await codes.getByText("One-time codes are on. Recovery codes left: 8.").waitFor();
  await refusal.waitFor({ state: "detached" });
  const [recovery = ""] = await codes.locator("li code").allInnerTexts();

  const phone = await visitor("tr");
  await signIn(phone, owner);
  await phone.getByText("Kimlik doğrulama uygulamanızın şu anda gösterdiği kodu girin.").waitFor();
  await signIn(phone, owner, "000000");
  await phone.getByText("Bu kod geçerli değil.").waitFor();
  await signIn(phone, owner, recovery);
  await phone.waitForURL(/\/admin$/);

  await page.goto(`${cms.url}/admin/account`);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.waitForURL(/\/admin\/login$/);
  await phone.goto(`${cms.url}/admin/account`);
  await phone.waitForURL(/\/admin\/login/);
  await signIn(phone, owner, recovery);
  await phone.getByText("Bu kod geçerli değil.").waitFor();
  expect(new URL(phone.url()).pathname).toBe("/admin/login");
});

test("SIGTERM stops the CMS, whatever connections browsers keep open", async () => {
  const page = await visitor("en");
  await page.goto(`${cms.url}/admin/login`);
  await cms.stop();
  await expect(fetch(cms.url)).rejects.toThrow("fetch failed");
});

/** An address at which other machines reach this one. */
const outerAddress = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === "IPv4" && !internal)?.address;

test("behind TLS the session cookie is Secure, and password guessing is throttled whatever address it claims", async () => {
  const host = outerAddress();
  if (host === undefined) throw new Error("This test needs a network that is not loopback.");
  const port = await freePort();
  cms = await startCms(port, { CMS_DATA_DIR: folder, CMS_HOST: host, CMS_URL: "https://cms.example.com" });
  const attempt = (email: string, secret: string, claimed: string) =>
    fetch(`http://${host}:${port}/api/users/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": claimed },
      body: JSON.stringify({ email, password: secret }),
    });
  const answer = await attempt(editor.email, editor.password, "203.0.113.1");
  expect(answer.headers.get("set-cookie")).toMatch(
    /payload-token=.+; Secure=true; HttpOnly=true; SameSite=Strict/,
  );
  const statuses: number[] = [];
  for (let tries = 0; tries < 21; tries += 1) {
    statuses.push(
      (await attempt(`nobody-${tries}@example.com`, "whatever it is", `203.0.113.${tries}`)).status,
    );
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
  expect(statuses.at(-1)).toBe(429);
});
