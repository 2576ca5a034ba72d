import { asksNotToBeListed } from "../../../gatsby/indexing";

test.each([
  ["robots", "noindex", true],
  ["Robots", "NOINDEX, follow", true],
  ["robots", "none", true],
  ["robots", "index, follow", false],
  ["robots", "max-snippet:-1", false],
  ["description", "noindex", false],
  [null, "noindex", false],
])("a page with the meta %s set to %s asks not to be indexed: %s", (name, content, asks) => {
  expect(
    asksNotToBeListed([
      { name: "description", content: "A page" },
      { name, content },
    ]),
  ).toBe(asks);
});
