import type { Browser, Page } from "playwright-core";
import type { Mail } from "../../../../services/newsletter/mail";
import type { Locale } from "../../../../shared/locales";
import { violations, WCAG } from "../../../support/axe";
import { launchChromium } from "../../../support/chromium";
import { SAMPLE_ENQUIRY, SAMPLE_LINKS, sampleMails } from "../../../support/newsletter/sample-mails";

/** Gmail truncates longer mails. */
const GMAIL_LIMIT = 102 * 1024;
const SCREENS = (["light", "dark"] as const).flatMap((colorScheme) =>
  [390, 700].map((width) => ({ colorScheme, viewport: { width, height: 900 } })),
);

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

async function show(mail: Mail | undefined, options: (typeof SCREENS)[number] | undefined): Promise<Page> {
  const page = await browser.newPage(options);
  await page.setContent(mail?.html ?? "");
  await page.evaluate(() => document.fonts.ready);
  return page;
}

test.each<Locale>(["en", "tr", "ru", "de", "ar"])(
  "every mail in %s fits its window and is readable in light and dark mode",
  async (locale) => {
    const faults: string[] = [];
    for (const [name, mail] of Object.entries(sampleMails(locale))) {
      if (Buffer.byteLength(mail.html) > GMAIL_LIMIT) faults.push(`${name} is too long for Gmail`);
      for (const screen of SCREENS) {
        const page = await show(mail, screen);
        const at = `${name}, ${screen.colorScheme}, ${screen.viewport.width} px`;
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (sideways > 0) faults.push(`${at}: scrolls sideways by ${sideways} px`);
        // Colours do not depend on the width.
        if (screen.viewport.width === 390)
          for (const fault of await violations(page, WCAG)) faults.push(`${at}: ${fault}`);
        await page.close();
      }
    }
    expect(faults).toEqual([]);
  },
);

test("a mail has the hotel's colours and fonts, light or dark as its reader prefers", async () => {
  const { confirmation } = sampleMails("en");
  const looks: unknown[] = [];
  for (const screen of SCREENS.filter(({ viewport }) => viewport.width === 700)) {
    const page = await show(confirmation, screen);
    const look = await page.getByRole("heading").evaluate((heading) => ({
      ink: getComputedStyle(heading).color,
      ground: getComputedStyle(document.body).backgroundColor,
      fonts: [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', "")}: ${status}`),
    }));
    looks.push(look);
    await page.close();
  }
  const fonts = ["Noto Serif Display: loaded"];
  expect(looks).toEqual([
    { ink: "rgb(21, 33, 30)", ground: "rgb(248, 247, 243)", fonts },
    { ink: "rgb(246, 243, 236)", ground: "rgb(8, 38, 45)", fonts },
  ]);
});

test("links in mails lead where their plain text says, and the desk's also to the guest", async () => {
  const mails = sampleMails("de");
  const linksOf = async (mail: Mail | undefined) => {
    const page = await show(mail, SCREENS[0]);
    const links = await page
      .getByRole("link")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    await page.close();
    return links;
  };
  const { confirm, unsubscribe } = SAMPLE_LINKS;
  const home = "https://www.example.com/de";
  const hotelMail = "mailto:info@pinarabay.example";
  const guest = ["mailto:ada.kaya%2Bwedding@example.com", "tel:+493055501"];
  expect(await linksOf(mails.confirmation)).toEqual([home, confirm, confirm, unsubscribe, hotelMail]);
  expect(await linksOf(mails.receipt)).toEqual([home, home, hotelMail]);
  expect(await linksOf(mails.desk)).toEqual([home, ...guest, guest[0]]);
  expect(await linksOf(mails.digest)).toEqual([home, ...guest, ...guest]);
});

test("a guest's input is plain text in the desk's mail and absent from the guest's", async () => {
  const { desk, receipt } = sampleMails("en");
  const page = await show(desk, SCREENS[0]);
  const { name, message } = SAMPLE_ENQUIRY;
  expect(await page.getByText(name, { exact: true }).count()).toBe(1);
  const [first = "", second = ""] = message.split("\n");
  const words = await page.locator("p", { hasText: "What does it cost?" }).innerText();
  expect(words).toBe(`${first}\n${second}`);
  expect(await page.locator("img, b").count()).toBe(0);
  expect(receipt?.html).not.toContain("Kaya");
  await page.close();
});

test("the desk sees in its own time zone when a guest wrote", () => {
  expect(sampleMails("en").desk?.text).toContain("Received: 28 November 2026 at 11:00\n");
  expect(sampleMails("de").desk?.text).toContain("Eingegangen: 28. November 2026 um 11:00\n");
});
