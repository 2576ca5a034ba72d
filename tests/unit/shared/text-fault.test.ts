import { textFault } from "../../../shared/text-fault";

test.each([
  ["a\u0000b", "U+0000"],
  ["\u000b", "U+000B"],
  ["\u001b[31m", "U+001B"],
  ["\u007f", "U+007F"],
  ["\u0085", "U+0085"],
  ["half \ud83d a pair", "U+D83D"],
  ["\udc00", "U+DC00"],
])("%j cannot be stored", (text, character) => {
  expect(textFault(text)).toEqual({ path: [], character });
});

test.each(["", "Ünal\tKaya\r\nİzmir", "😀 \u200f\u202e\ufeff", "السلام", "e\u0301"])(
  "%j can be stored",
  (text) => {
    expect(textFault(text)).toBeUndefined();
  },
);

test("the first such text or field name in data is found with its path", () => {
  const page = { title: "Pool", contents: [{ title: "A" }, { title: "B\u0001" }], count: 3, none: null };
  expect(textFault(page)).toEqual({ path: ["contents", 1, "title"], character: "U+0001" });
  expect(textFault({ texts: { "na\u0000me": "A" } })).toEqual({
    path: ["texts", "na\u0000me"],
    character: "U+0000",
  });
  expect(textFault(Buffer.from([0]))).toBeUndefined();
});
