import { initI18n } from "@payloadcms/translations";
import { de } from "@payloadcms/translations/languages/de";
import { flattenAllFields } from "payload";
import { Menus } from "../src/model/menus";
import { openingHours } from "../src/model/opening-hours";
import { fieldAt, inWords, writtenFields } from "../src/together/with-titles";

it("in a conflict, a menu entry is shown by its words and where it leads, not by its key and number", () => {
  const menu = fieldAt(flattenAllFields({ fields: Menus.fields }), "header");
  const fields = menu !== undefined && "flattenedFields" in menu ? menu.flattenedFields : [];
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(["kind", "name", "number"]));
  expect(writtenFields(fields).map(({ name }) => name)).toEqual(["text", "target", "address"]);
});

it.each([
  ["openingHours.0.days", "mon", "Montag"],
  ["openingHours.0.seasonFrom", "2027-05-01T12:00:00.000Z", "01.05.2027"],
  ["openingHours.0.name", "mon", "mon"],
  ["isOpen", true, "Ja"],
  ["isOpen", false, "Nein"],
  ["openingHours.0.days", "a day of no week", "a day of no week"],
  ["openingHours.0.seasonFrom", "in May", "in May"],
])("in a conflict, %s is shown in the reader's words: %s as %s", async (path, value, words) => {
  const i18n = await initI18n({ config: { supportedLanguages: { de } }, context: "api", language: "de" });
  const fields = flattenAllFields({ fields: [openingHours(), { name: "isOpen", type: "checkbox" }] });
  const field = fieldAt(fields, path);
  expect(field && inWords(field, value, { i18n })).toBe(words);
});
