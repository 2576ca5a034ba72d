import { EDITOR_CHECKS } from "../../languages/editor-checks";
import { EDITOR_DESK } from "../../languages/editor-desk";
import { fillMessage } from "../../languages/fill-message";
import { type Desk, openDesk, type Seat } from "../support/cms/desk";
import { formReady, openForm } from "../support/cms/ready-form";
import { translationStub } from "../support/cms/translation-service";
import { untilTrue } from "../support/until-true";

/** In the built admin, a translator lets a machine draft missing texts, and an editor publishes the confirmed ones. */

const { translations: says } = EDITOR_DESK.tr;
const { machine: checks } = EDITOR_CHECKS.tr;

let desk: Desk;
let editor: Seat;
let translator: Seat;
let page: number;

beforeAll(async () => {
  const service = await translationStub();
  desk = await openDesk("cms-machine-translation", {
    TRANSLATION_SERVICE: "libretranslate",
    TRANSLATION_URL: service.url,
  });
  editor = await desk.signIn("editor");
  page = await editor.makePage({ key: "breakfast", title: "Breakfast at 8:00", breadcrumb: "Breakfast" });
  await editor.call("PATCH", `/pages/${page}?draft=true&locale=tr`, {
    url: "/tr/kahvalti",
    _status: "draft",
  });
  translator = await desk.signIn("translator", ["tr"]);
  await translator.speak("tr");
  await editor.speak("tr");
}, 900_000);

const admin = (path: string) => `${desk.cms.url}/admin/${path}`;
const form = (locale: string) => admin(`collections/pages/${page}?locale=${locale}`);

test("the translator's list drafts everything missing and counts unconfirmed texts", async () => {
  const { page: tab } = translator;
  await tab.goto(admin("translations?language=tr"));
  const cells = tab.getByRole("row", { name: /Breakfast/ }).getByRole("cell");
  expect(await cells.allInnerTexts()).toEqual(["2", "0", "0"]);
  await tab.getByRole("button", { name: says.translateAll }).click();
  await untilTrue(async () => (await cells.last().innerText()) === "2");
  expect(await cells.allInnerTexts()).toEqual(["0", "0", "2"]);
});

test("an open form picks up a new draft of a text whose source changed", async () => {
  const { page: tab } = translator;
  await editor.call("PATCH", `/pages/${page}?draft=true&locale=en`, {
    title: "Brunch at 9:00",
    _status: "draft",
  });
  await openForm(tab, form("tr"));
  const title = tab.locator(".field-type.text", { has: tab.locator("#field-title") });
  await title.getByText(says.changed).waitFor();
  await title.getByRole("button", { name: says.translateField }).click();
  await untilTrue(async () => (await tab.inputValue("#field-title")) === "«Brunch at» 9:00");
  await title.getByText(says.machine, { exact: true }).waitFor();
  expect(await title.getByRole("button", { name: says.machineRight }).count()).toBe(1);
});

test("machine translations are published only once confirmed, and the form says so beforehand", async () => {
  const { page: tab } = editor;
  await openForm(tab, form("tr"));
  await tab.locator("#action-save:enabled").click();
  const message = fillMessage(checks.unconfirmed, { language: "Türkçe", button: says.machineRight });
  await tab.locator(".field-error", { hasText: message }).first().waitFor();
  const isPublic = async () =>
    (await editor.call("GET", `/pages/${page}?locale=tr&draft=false&depth=0`)).body._status === "published";
  expect(await isPublic()).toBe(false);

  await tab.context().setOffline(true);
  await tab.getByRole("button", { name: says.confirmAll }).click();
  await tab.getByText(says.noAnswer, { exact: true }).waitFor();
  await tab.context().setOffline(false);
  await tab.getByRole("button", { name: says.confirmAll }).click();
  await tab.getByRole("button", { name: says.confirmAll }).waitFor({ state: "detached" });
  await formReady(tab);
  await tab.locator("#action-save:enabled").click();
  await untilTrue(isPublic);
});
