import { toHeadedText, toRichText } from "../../../plugins/gatsby-source-hotel/src/rich-text/rich-text";
import type { RichTextContext } from "../../../plugins/gatsby-source-hotel/src/rich-text/sanitise";

const context: RichTextContext = {
  locale: "en",
  links: { origins: [], pageAt: (path) => path },
  addPicture: ({ sourceUrl }) => sourceUrl,
};

test.each([
  ["<h2>A</h2><h4>B</h4>", 3, "<h3>A</h3><h4>B</h4>"],
  ["<h2>A</h2><h2>B</h2>", 2, "<h2>A</h2><h2>B</h2>"],
  ["<h4>A</h4>", 3, "<h3>A</h3>"],
  ["<h1>A</h1><h3>B</h3><h6>C</h6>", 5, "<h5>A</h5><h6>B</h6><h6>C</h6>"],
  ["<ul><li><h4>A</h4></li></ul><h3>B</h3>", 3, "<ul><li><h4>A</h4></li></ul><h3>B</h3>"],
  ["<p>h2</p>", 3, "<p>h2</p>"],
])("headings of %s continue an outline at level %i", (source, top, html) => {
  expect(toRichText(source, context, { top })?.html).toBe(html);
});

/** A slider's heading, its name, and the HTML of its body. */
function headed(source: string) {
  const text = toHeadedText(source, context, { top: 2 });
  return [text?.heading, text?.name, text?.body?.html];
}

test.each([
  [
    "<h2>This path ends<br><em>here</em></h2><p>b</p>",
    "This path ends<br /><em>here</em>",
    "This path ends here",
    "<p>b</p>",
  ],
  ["<h2>A &amp; B</h2><h2>C</h2><h4>D</h4>", "A &amp; B", "A & B", "<h3>C</h3><h4>D</h4>"],
  ["<h2>Alone</h2>", "Alone", "Alone", undefined],
  [" <h4>Alone</h4> ", "Alone", "Alone", undefined],
  ["<p>One <em>line</em></p>", "One <em>line</em>", "One line", undefined],
  ["One <em>li</em>ne", "One <em>li</em>ne", "One line", undefined],
])("the leading heading of %s is split off", (source, heading, name, body) => {
  expect(headed(source)).toEqual([heading, name, body]);
});

test.each([
  ["<p>One</p><p>Two</p>", "<p>One</p><p>Two</p>"],
  ["One<p>Two</p>", "One<p>Two</p>"],
  ['<p>One <img src="p"></p>', '<p>One <img data-picture="p" /></p>'],
  ['<h2>One <img src="p"></h2>', '<h2>One <img data-picture="p" /></h2>'],
  ["<ul><li>One</li></ul>", "<ul><li>One</li></ul>"],
  ["<p>First</p><h3>Later</h3>", "<p>First</p><h2>Later</h2>"],
])("%s has no heading of its own", (source, html) => {
  expect(headed(source)).toEqual([null, "", html]);
});

test("the text below a heading has only its own words and pictures", () => {
  const source = '<h2>One</h2><p>Two <img src="/two.jpg"></p>';
  expect(toHeadedText(source, context, { top: 2 })?.body).toMatchObject({
    text: "Two",
    pictures: ["/two.jpg"],
  });
});

test.each([null, "<p> </p>"])("%j has neither heading nor text", (source) => {
  expect(toHeadedText(source, context, { top: 2 })).toBeNull();
});

test("a run of spaces in a heading becomes one space in its name", () => {
  expect(headed("a   b")).toEqual(["a   b", "a b", undefined]);
});
