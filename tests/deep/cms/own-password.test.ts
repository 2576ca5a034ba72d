import { EDITOR_DOORS } from "../../../languages/editor-doors";
import { type Desk, DESK_PASSWORD, openDesk } from "../../support/cms/desk";
import { formReady, openForm } from "../../support/cms/ready-form";

/** A person's own account in the built admin, by itself. */

const GUESSED = "password1234";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk("cms-own-password");
}, 900_000);

afterAll(() => desk?.close());

test("why a password is not taken is said, and another one can be saved", async () => {
  const { page, speak } = await desk.signIn("editor");
  await speak("tr");
  const press = async () => {
    await formReady(page);
    await page.locator("#action-save:enabled").click();
  };
  await openForm(page, `${desk.cms.url}/admin/account`);
  await page.locator("#change-password").click();
  const type = async (password: string) => {
    // The form compares the two a moment after they are typed, before it asks the server, and saves nothing until then.
    const compared = page.waitForRequest((request) => (request.postData()?.split(password).length ?? 0) > 2);
    await page.fill("#field-password", password);
    await page.fill("#field-confirm-password", password);
    await compared;
  };
  await type(GUESSED);
  await press();
  await page.getByText(EDITOR_DOORS.tr.tooCommon, { exact: true }).first().waitFor();
  await page.fill("#field-currentPassword", DESK_PASSWORD);
  await type("seven lamps by the harbour");
  const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
  await press();
  expect((await saved).status()).toBe(200);
});
