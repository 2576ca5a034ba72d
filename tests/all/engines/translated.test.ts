import common from "../../../languages/en/common.json";
import enquiry from "../../../languages/en/enquiry.json";
import gallery from "../../../languages/en/gallery.json";
import { DESKTOP, PHONE } from "../../support/browser";
import { ENGINES } from "../../support/engines/installed";
import { newWalk, type Walk } from "../../support/engines/visit";
import { galleryPictures } from "../../support/gallery-pictures";
import { createNewsletterSite, type NewsletterSite } from "../../support/newsletter-site";
import { translatePage } from "../../support/translate-page";

let site: NewsletterSite;
beforeAll(async () => {
  site = await createNewsletterSite();
  await site.start();
});
afterAll(() => site.stop());

/** In the page: whether a visible element has exactly this translated text; without text, whether one is visible. */
function says(selector: string, words = ""): boolean {
  return [...document.querySelectorAll(selector)].some(
    (element) => element.checkVisibility() && (!words || element.textContent?.trim() === words),
  );
}

/** In the page: whether exactly this many elements are visible. */
function shows(selector: string, count: number): boolean {
  return (
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length === count
  );
}

/** In the page: whether React has hydrated every part. */
function isTakenOver(): boolean {
  return [...document.querySelectorAll("main, main section, footer, footer ~ aside")].every((element) =>
    Object.keys(element).some((key) => key.startsWith("__react")),
  );
}

/** In the page: clicks a lightbox button until the counter changes, as the lightbox ignores clicks while opening. */
function pressWhileCounterSays(name: string, words: string): boolean {
  if (document.querySelector("[role=dialog] [data-part=counter]")?.textContent?.trim() !== words) return true;
  document.querySelector<HTMLElement>(`[role=dialog] button[aria-label="${name}"]`)?.click();
  return false;
}

async function visitTranslated(walk: Walk, path: string, direction = "ltr"): Promise<void> {
  await walk.visit(path);
  await walk.until(isTakenOver);
  await walk.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, direction);
  await walk.evaluate(translatePage);
}

async function write(walk: Walk, selector: string, text: string): Promise<void> {
  await walk.click(selector);
  await walk.type(text);
}

/** Expects the app to be running, with no error. */
async function expectRunning(walk: Walk): Promise<void> {
  expect(await walk.evaluate(() => "app" in document.documentElement.dataset)).toBe(true);
  expect(await walk.complaints()).toEqual([]);
}

describe.each(ENGINES)("in %s", (name, engine) => {
  test("forms and search still work on a page translated by the browser, and what they send arrives", async () => {
    const address = `ada@${name.toLowerCase()}.example.com`;
    const walk = await newWalk(engine, { origin: site.url, size: DESKTOP });
    await visitTranslated(walk, "/contact?enquiry=wedding#enquiry");
    await walk.until(says, "#enquiry form");
    await write(walk, "[name=message]", "Two rooms");
    await walk.press("Tab");
    await walk.click("#enquiry form [type=submit]");
    await walk.until(says, "#enquiry_name_message", `~${enquiry.wrong.name}`);
    await write(walk, "[name=name]", "Ada");
    await write(walk, "#enquiry [name=email]", address);
    await walk.click("#enquiry [name=terms]");
    await walk.click("#enquiry form [type=submit]");
    await walk.until(says, "#enquiry [role=status] p", `~${enquiry.sentWithReceipt}`);
    expect((await site.enquiries()).find(({ email }) => email === address)).toMatchObject({
      message: "Two rooms",
    });

    await walk.click("footer form [type=submit]");
    await walk.until(says, "#newsletter-email-message", `~${common.components.errorMail}`);
    await write(walk, "#newsletter-email", address);
    await walk.click("footer [name=terms]");
    await walk.click("footer form [type=submit]");
    await walk.until(says, "footer form [role=status]", `~${common.newsletter.confirmByMail}`);
    expect(await site.rowOf(address)).toMatchObject({ status: "pending" });
    await expectRunning(walk);

    await visitTranslated(walk, "/good-to-know");
    await write(walk, "main [type=search]", "zzz");
    await walk.until(shows, "main details", 0);
    await walk.until(says, "main [role=search] [role=status]");
    await expectRunning(walk);
  });

  test("from right to left, rooms can be found and compared, pictures and the menu open, and navigation works", async () => {
    const walk = await newWalk(engine, { size: PHONE });
    await visitTranslated(walk, "/accommodation", "rtl");
    await walk.click("[role=search] label:has([value=own-pool])");
    await walk.until(shows, "[data-room]", 2);
    await walk.click("[role=search] [type=reset]");
    await walk.click("[data-room] label");
    await walk.until(says, "main aside [role=status]");
    await walk.click("[data-room] + [data-room] label");
    await walk.until(says, "#compare table");
    await walk.click("#compare button + button");
    await walk.until(shows, "#compare table", 0);

    await walk.click("button[commandfor=menu]");
    await walk.until(() => document.querySelector("dialog#menu:modal") !== null);
    await walk.click("#menu a[href='/gallery']");
    await walk.arrives("/gallery");
    await walk.click("#hotel-facade");
    await walk.until(says, "[role=dialog] [data-part=counter]", `~1 / ${galleryPictures()}`);
    await walk.until(pressWhileCounterSays, gallery.next, `~1 / ${galleryPictures()}`);
    await walk.until(says, "[role=dialog] [data-part=counter]", `~2 / ${galleryPictures()}`);
    await walk.press("Escape");
    await walk.click("main nav a[href='#gallery-dining']");
    await walk.until(shows, "main a[aria-haspopup=dialog]", galleryPictures("GALLERY_DINING"));

    await walk.click("[aria-controls=languages]");
    await walk.click("#languages a[hreflang=de]");
    await walk.until(() => location.pathname === "/de/galerie");
    await walk.until(says, "[aria-controls=languages]", "DE");
    await walk.until(says, "footer h2", "~Kontakt");
    await expectRunning(walk);
  });
});
