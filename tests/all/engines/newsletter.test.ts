import en from "../../../languages/en/common.json";
import { ENGINES } from "../../support/engines/installed";
import { newWalk } from "../../support/engines/visit";
import { createNewsletterSite, type NewsletterSite } from "../../support/newsletter-site";

let site: NewsletterSite;
beforeAll(async () => {
  site = await createNewsletterSite();
  await site.start();
});
afterAll(() => site.stop());

const says = (text: string) =>
  [...document.querySelectorAll("main form *, footer form *")].some(
    (element) => element.checkVisibility() && element.textContent === text,
  );

describe.each(ENGINES)("in %s", (name, engine) => {
  test("a signup is checked, taken and confirmed by mail", async () => {
    const address = `guest@${name.toLowerCase()}.example.com`;
    const walk = await newWalk(engine, { origin: site.url });
    await walk.visit("/");
    await walk.click("#newsletter-email");
    await walk.type("guest@example");
    await walk.press("Enter");
    await walk.until(says, en.components.errorMail);
    await walk.until(says, en.components.conditionError);
    await walk.click("#newsletter-email");
    await walk.evaluate(() => document.querySelector<HTMLInputElement>("#newsletter-email")?.select());
    await walk.type(address);
    await walk.click("input[name=terms]");
    await walk.click("form button", en.newsletter.submit);
    await walk.until(says, en.newsletter.confirmByMail);
    expect(await site.rowOf(address)).toMatchObject({ status: "pending" });

    const [confirm = ""] = (await site.mailTo(address)).links;
    await walk.open(confirm);
    await walk.click("button");
    await walk.until(() => document.querySelector("button") === null);
    expect(await site.rowOf(address)).toMatchObject({ status: "confirmed" });
  });
});
