import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { launchChromium } from "../../support/chromium";
import { freePort } from "../../support/free-port";
import { replaceInFile } from "../../support/replace-in-file";
import { runCommand, type RunningCommand } from "../../support/run-command";
import { copySecondSite, type SecondSite } from "../../all/builds/second-site";
import { untilTrue } from "../../support/until-true";

/** A page as a developer starts one: without a query, a language or the frame. */
const HELLO = "tests/fixtures/developers-pages/hello.tsx";
/** Chakra's `teal.600`. */
const TEAL = "rgb(13, 148, 136)";

let site: SecondSite;
let develop: RunningCommand;
let browser: Browser;
let page: Page;
let origin: string;

beforeAll(async () => {
  site = await copySecondSite("develop");
  const port = await freePort();
  origin = `http://localhost:${port}`;
  develop = runCommand(site.folder, "develop", { PORT: String(port), HOTEL_FILE: "content/hotel.json" });
  browser = await launchChromium();
  page = await browser.newPage();
  page.setDefaultTimeout(0);
  await develop.says("You can now view");
});
afterAll(async () => {
  await browser.close();
  develop.child.kill("SIGINT");
  await develop.ended;
});

const groundOf = (element: Element) => getComputedStyle(element).backgroundColor;

const heading = async (name: string) => {
  await page.getByRole("heading", { level: 1, name }).waitFor();
  return page.getByRole("heading", { level: 1 }).innerText();
};

test("the development server shows a page, then saved changes to content, code and pages", async () => {
  await page.goto(`${origin}/about-us`);
  expect(await heading("About the lodge")).toBe("About the lodge");

  await site.edit("pages/about-us.json", "About the lodge", "About the house");
  expect(await heading("About the house")).toBe("About the house");

  await replaceInFile(
    join(site.folder, "src/chrome/Footer.tsx"),
    "<chakra.footer",
    '<chakra.footer title="Saved"',
  );
  await page.getByTitle("Saved").waitFor();
  expect(await page.getByTitle("Saved").getAttribute("data-tone")).toBe("night");

  await copyFile(HELLO, join(site.folder, "src/pages/hello.tsx"));
  await untilTrue(async () => {
    await page.goto(`${origin}/hello`);
    return page.getByRole("link", { name: "About us" }).isVisible();
  });
  expect(await page.getByRole("button", { name: "Pressed 1 times" }).evaluate(groundOf)).toBe(TEAL);
  await page.getByRole("button", { name: "Pressed 1 times" }).click();
  await page.getByRole("button", { name: "Pressed 2 times" }).waitFor();
  await page.getByAltText("The lake").waitFor();
  expect(await page.getByAltText("The lake").getAttribute("src")).toMatch(/^\/static\/.+\/lake\.\w+$/);
});
