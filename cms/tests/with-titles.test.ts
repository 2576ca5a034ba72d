import { flattenAllFields } from "payload";
import { Menus } from "../src/model/menus";
import { fieldAt, writtenFields } from "../src/together/with-titles";

it("in a conflict, a menu entry is shown by its words and where it leads, not by its key and number", () => {
  const menu = fieldAt(flattenAllFields({ fields: Menus.fields }), "header");
  const fields = menu !== undefined && "flattenedFields" in menu ? menu.flattenedFields : [];
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(["kind", "name", "number"]));
  expect(writtenFields(fields).map(({ name }) => name)).toEqual(["text", "target", "address"]);
});
