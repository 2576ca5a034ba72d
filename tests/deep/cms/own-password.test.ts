import { EDITOR_DOORS } from "../../../languages/editor-doors";
import { type Desk, DESK_PASSWORD, openDesk } from "../../support/cms/desk";
import { formReady, openForm } from "../../support/cms/ready-form";
import { untilTrue } from "../../support/until-true";

/** A person's own account in the built admin, by itself. */

const GUESSED = "password1234";
const REQUIRED = "Bu alan gereklidir.";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk("cms-own-password");
}, 900_000);

test("the form says why a password is rejected, and another one can be saved", async () => {
  const { page, speak } = await desk.signIn("editor");
  await speak("tr");
  const save = async () => {
    const answered = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    const isSent = answered.then(() => true);
    // A click before the form has processed the input reports it as missing; the next click works.
    const no = () => false;
    const isMissing = () => page.getByText(REQUIRED, { exact: true }).first().waitFor().then(no, no);
    await untilTrue(async () => {
      await formReady(page);
      await page.locator("#action-save:enabled").click();
      return Promise.race([isSent, isMissing()]);
    });
    return (await answered).status();
  };
  const type = async (password: string) => {
    // After a rejected save, Payload closes the two fields unless a change was still pending.
    if (await page.locator("#change-password").isVisible()) await page.locator("#change-password").click();
    await page.fill("#field-password", password);
    await page.fill("#field-confirm-password", password);
  };
  await openForm(page, `${desk.cms.url}/admin/account`);
  await type(GUESSED);
  expect(await save()).toBe(400);
  await page.getByText(EDITOR_DOORS.tr.tooCommon, { exact: true }).first().waitFor();
  await page.fill("#field-currentPassword", DESK_PASSWORD);
  await type("seven lamps by the harbour");
  expect(await save()).toBe(200);
});
