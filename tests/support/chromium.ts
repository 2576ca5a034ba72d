import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type BrowserServer, chromium } from "playwright-core";
import { messageOf } from "../../shared/errors";

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const SYSTEM_FONTS = "/etc/fonts";

/** Keeps the browser from calling its maker's hosts, so that every request in a test is the site's own. */
const QUIET = ["--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"];

/** What the npm package @sparticuz/chromium holds. */
const CAN_UNPACK = process.platform === "linux" && process.arch === "x64";

/**
 * The browser of the tests: CHROME_PATH, else the one that comes with the npm package @sparticuz/chromium, so that every
 * machine tests with the same, which opens a page in half of an installed one's time; where it can't run, a system browser.
 */
export async function findChromium(): Promise<string> {
  return existing(process.env.CHROME_PATH) ?? (CAN_UNPACK ? unpackChromium() : findInstalledChromium());
}

/** The browser of measurements, as visitors have it: CHROME_PATH, else a system browser, else the one of the tests. */
async function findInstalledChromium(): Promise<string> {
  return existing(process.env.CHROME_PATH, ...SYSTEM_BROWSERS) ?? unpackChromium();
}

/** A headless browser of measurements, with `args` beside what it needs everywhere. */
export async function launchInstalledChromium(...args: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: await findInstalledChromium(),
    args: ["--no-sandbox", ...args],
  });
}

function existing(...paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}

/** Starts a headless browser that several test files connect to. */
export async function launchChromiumServer(): Promise<BrowserServer> {
  const options = await testBrowser();
  return started(() => chromium.launchServer(options));
}

/** A headless browser of a test's own. */
export async function launchChromium(): Promise<Browser> {
  const options = await testBrowser();
  return started(() => chromium.launch(options));
}

/** Starts it again if it crashed at its start, as it rarely does: one of its threads writes the environment while another reads it. */
async function started<Result>(launch: () => Promise<Result>): Promise<Result> {
  try {
    return await launch();
  } catch (error) {
    if (!messageOf(error).includes("signal=SIGSEGV")) throw error;
    console.error(`Chromium crashed while it started, and is started again. ${messageOf(error)}`);
    return launch();
  }
}

async function testBrowser() {
  return { executablePath: await findChromium(), args: [...QUIET, "--no-sandbox", "--disable-gpu"] };
}

async function unpackChromium(): Promise<string> {
  // Only where it believes to run on a bare host does the package unpack the libraries that a bare Debian lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs20.x";
  // Its own one, Open Sans, is on no visitor's system: texts would change their lines when the site's fonts come.
  if (existsSync(join(SYSTEM_FONTS, "fonts.conf"))) process.env.FONTCONFIG_PATH ??= SYSTEM_FONTS;
  const { default: packed } = await import("@sparticuz/chromium");
  packed.setGraphicsMode = false;
  return packed.executablePath();
}
