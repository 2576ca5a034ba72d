import { directionOf } from "../../../src/locale/direction";

test("Arabic is written right to left, the hotel's other languages left to right", () => {
  Object.assign(globalThis, { __RTL_LOCALES__: ["ar"] });
  expect(directionOf("ar")).toBe("rtl");
  expect(directionOf("en")).toBe("ltr");
});
