import { directionOf } from "../../../src/locale/direction";

test("the lines of Arabic begin on the right, those of the hotel's other languages on the left", () => {
  Object.assign(globalThis, { __RTL_LOCALES__: ["ar"] });
  expect(directionOf("ar")).toBe("rtl");
  expect(directionOf("en")).toBe("ltr");
});
