import { EDITOR_DOORS } from "../../../languages/editor-doors";
import { type Desk, DESK_PASSWORD, openDesk } from "../../support/cms/desk";
import { formReady, openForm } from "../../support/cms/ready-form";

/** A person's own account in the built admin, by itself. */

const GUESSED = "password1234";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk("cms-own-password");
}, 900_000);

test("the form says why a password is rejected, and another one can be saved", async () => {
  const { page, speak } = await desk.signIn("editor");
  await speak("tr");
  const save = async () => {
    const answered = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await formReady(page);
    await page.locator("#action-save:enabled").click();
    return (await answered).status();
  };
  const type = async (password: string) => {
    // After a rejected save, Payload closes the two fields unless a change was still pending.
    if (await page.locator("#change-password").isVisible()) await page.locator("#change-password").click();
    await page.fill("#field-password", password);
    // Payload takes a password for missing until the form's state has come.
    const state = page.waitForResponse(
      (answer) => answer.request().method() === "POST" && answer.url().includes("/admin/account"),
    );
    await page.fill("#field-confirm-password", password);
    await state;
  };
  await openForm(page, `${desk.cms.url}/admin/account`);
  await type(GUESSED);
  expect(await save()).toBe(400);
  await page.getByText(EDITOR_DOORS.tr.tooCommon, { exact: true }).first().waitFor();
  await page.fill("#field-currentPassword", DESK_PASSWORD);
  await type("seven lamps by the harbour");
  expect(await save()).toBe(200);
});
