import { contentLevel, templateTypeLevel } from "../../../plugins/gatsby-source-hotel/src/text-levels";

test.each([
  [[{ key: "SECTION", title: "Inside" }], 3],
  [[{ key: "SECTION", title: " " }], 2],
  [[{ key: "HERO", title: "The bay" }], 2],
  [
    [
      { key: "INTRO", title: "Early booking" },
      { key: "RATE", title: "−30" },
    ],
    3,
  ],
  [[{ key: "INTRO" }, { key: "RATE", title: "−30" }], 2],
  [[{ key: "INTRO", title: "Early" }, { key: "RATE", title: "−30" }, { key: "RATE_2" }], 3],
])("a text's headings continue the outline from the title above: %j", (contents, level) => {
  expect(contentLevel(contents, contents.length - 1)).toBe(level);
});

test.each([
  ["AWARDS_2025", 4],
  ["CERTIFICATES", 4],
  ["DIRECTIONS", 4],
  ["ADDRESS", 3],
])("a text of type %s starts at level %i", (subtitle, level) => {
  expect(templateTypeLevel(subtitle)).toBe(level);
});
