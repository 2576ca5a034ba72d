import {
  contentLevel,
  levelHeadings,
  splitHeading,
  templateTypeLevel,
  unwrapQuote,
} from "../../../plugins/gatsby-source-hotel/src/headings";

test.each([
  ["<h1>A</h1><h3>B</h3>", 3, "<h3>A</h3><h4>B</h4>"],
  ["<h2>A</h2><h2>B</h2>", 2, "<h2>A</h2><h2>B</h2>"],
  ["<h4>A</h4>", 3, "<h3>A</h3>"],
  ["<h1>A</h1><h2>B</h2><h3>C</h3>", 5, "<h5>A</h5><h6>B</h6><h6>C</h6>"],
  ["<p>h2</p>", 3, "<p>h2</p>"],
])("headings of %s continue an outline at level %i", (html, level, expected) => {
  expect(levelHeadings(html, level)).toBe(expected);
});

test.each([
  ["<h2>This path ends<br><em>here</em></h2><p>b</p>", "This path ends<br><em>here</em>", "<p>b</p>"],
  ["<h2>Alone</h2>", "Alone", ""],
  ["<p>One <em>line</em></p>", "One <em>line</em>", ""],
  ["One line", "One line", ""],
  ["<p>One</p><p>Two</p>", null, "<p>One</p><p>Two</p>"],
  ['<p>One <img data-picture="p"></p>', null, '<p>One <img data-picture="p"></p>'],
  ["<ul><li>One</li></ul>", null, "<ul><li>One</li></ul>"],
  ["<p>First</p><h2>Later</h2>", null, "<p>First</p><h2>Later</h2>"],
])("the leading heading of %s is taken off", (html, heading, body) => {
  expect(splitHeading(html)).toEqual({ heading, body });
});

test("a quote loses the element that the section brings itself", () => {
  expect(unwrapQuote("<blockquote><p>Shade, water, view.</p></blockquote>")).toBe(
    "<p>Shade, water, view.</p>",
  );
});

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
])("a text continues the outline below what stands above it: %j", (contents, level) => {
  expect(contentLevel(contents, contents.length - 1)).toBe(level);
});

test.each([
  ["AWARDS_2025", 4],
  ["CERTIFICATES", 4],
  ["DIRECTIONS", 4],
  ["ADDRESS", 3],
])("a text of type %s stands at level %i", (subtitle, level) => {
  expect(templateTypeLevel(subtitle)).toBe(level);
});

test("a long run of spaces inside a text is read in time that grows with it", () => {
  const text = `a${" ".repeat(250_000)}b`;
  const before = process.cpuUsage();
  expect(splitHeading(text)).toEqual({ heading: text, body: "" });
  const { user } = process.cpuUsage(before);
  expect(user).toBeLessThan(1_000_000);
});
