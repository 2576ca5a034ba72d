import { importOrder } from "../src/seed/import-order";

it.each([
  [{ en: "Sauna", tr: "Sauna", ru: "Сауна", de: "Sauna" }, ["en", "tr", "ru", "de"]],
  [{ en: "Sauna", tr: "Sauna" }, ["ru", "de", "en", "tr"]],
  [{}, ["en", "tr", "ru", "de"]],
])("imports %o last in a language with a title, in which it can be published", (title, order) => {
  expect(importOrder(title)).toEqual(order);
});
