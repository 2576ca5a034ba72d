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

/** Keeps the browser from calling its vendor's hosts, so that every request in a test is the site's own. */
const QUIET = ["--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"];

/** The only platform that the npm package @sparticuz/chromium has a binary for. */
const CAN_UNPACK = process.platform === "linux" && process.arch === "x64";

/**
 * The tests' browser: CHROME_PATH, or else the one in the npm package @sparticuz/chromium, which is the same on every
 * machine and opens a page in half the time of an installed one; where it can't run, a system browser.
 */
export async function findChromium(): Promise<string> {
  return existing(process.env.CHROME_PATH) ?? (CAN_UNPACK ? unpackChromium() : findInstalledChromium());
}

/** The browser for measurements, as visitors have it: CHROME_PATH, a system browser, or else the tests' own. */
async function findInstalledChromium(): Promise<string> {
  return existing(process.env.CHROME_PATH, ...SYSTEM_BROWSERS) ?? unpackChromium();
}

/** Starts a headless browser for measurements. */
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

/** Starts a headless browser for a single test. */
export async function launchChromium(): Promise<Browser> {
  const options = await testBrowser();
  return started(() => chromium.launch(options));
}

/** Retries after a rare crash at launch: one thread of Chromium writes the environment while another reads it. */
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
  // The package unpacks the libraries that a bare Debian lacks only if it believes it runs on AWS Lambda.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs20.x";
  // The package's only font, Open Sans, isn't on visitors' systems: text would rewrap when the site's fonts load.
  if (existsSync(join(SYSTEM_FONTS, "fonts.conf"))) process.env.FONTCONFIG_PATH ??= SYSTEM_FONTS;
  const { default: packed } = await import("@sparticuz/chromium");
  packed.setGraphicsMode = false;
  return packed.executablePath();
}
