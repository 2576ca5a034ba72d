import {
  type InlinePicture,
  levelHeadings,
  placePictures,
  richTextHtml,
  splitHeading,
  unwrapQuote,
} from "../../../src/sections/rich-text-html";

const pier: InlinePicture = {
  id: "p1",
  alt: "The pier",
  width: 1500,
  height: 1000,
  src: "/static/pier.webp",
  srcSet: "/static/pier-400.webp 400w",
  sizes: "100vw",
};

test("a picture in a text becomes a lazy picture with its size and alternative text", () => {
  expect(placePictures('<p>a</p><img data-picture="p1" alt="old"><p>b</p>', [pier])).toBe(
    '<p>a</p><img src="/static/pier.webp" srcset="/static/pier-400.webp 400w" sizes="100vw" width="1500" height="1000" alt="The pier" loading="lazy" decoding="async"><p>b</p>',
  );
});

test("a picture without a known size or other widths claims neither", () => {
  const plan = { ...pier, width: 0, height: 0, srcSet: undefined, src: "/static/plan.svg" };
  expect(placePictures('<img data-picture="p1" />', [plan])).toBe(
    '<img src="/static/plan.svg" alt="The pier" loading="lazy" decoding="async">',
  );
});

test("an alternative text can not leave its attribute", () => {
  const html = placePictures('<img data-picture="p1">', [{ ...pier, alt: '"><script>alert("1")</script>&' }]);
  expect(html).toContain('alt="&quot;>&lt;script>alert(&quot;1&quot;)&lt;/script>&amp;"');
  expect(html.match(/<\w+/g)).toEqual(["<img"]);
});

test("a picture that is not in the list leaves nothing", () => {
  expect(placePictures('<p>a</p><img data-picture="gone">', [pier])).toBe("<p>a</p>");
});

test.each([
  ["<h1>A</h1><h3>B</h3>", 3, "<h3>A</h3><h4>B</h4>"],
  ["<h2>A</h2><h2>B</h2>", 2, "<h2>A</h2><h2>B</h2>"],
  ["<h4>A</h4>", 3, "<h3>A</h3>"],
  ["<h1>A</h1><h2>B</h2><h3>C</h3>", 5, "<h5>A</h5><h6>B</h6><h6>C</h6>"],
  ["<p>h2</p>", 3, "<p>h2</p>"],
])("headings of %s continue an outline at level %i", (html, level, expected) => {
  expect(levelHeadings(html, level)).toBe(expected);
});

test("a table scrolls in a named box and its head names columns", () => {
  const html = "<table><thead><tr><th>Level</th></tr></thead><tbody><tr><td>Pine</td></tr></tbody></table>";
  expect(richTextHtml(html, [], { headingLevel: 3, tableLabel: 'A "table"' })).toBe(
    '<div role="group" tabindex="0" data-scroll aria-label="A &quot;table&quot;"><table><thead><tr><th scope="col">Level</th></tr></thead><tbody><tr><td>Pine</td></tr></tbody></table></div>',
  );
});

test.each([
  ["<h2>This path ends<br><em>here</em></h2><p>b</p>", "This path ends<br><em>here</em>", "<p>b</p>"],
  ["<h2>Alone</h2>", "Alone", ""],
  ["<p>No heading</p>", null, "<p>No heading</p>"],
  ["<p>First</p><h2>Later</h2>", null, "<p>First</p><h2>Later</h2>"],
])("the leading heading of %s is taken off", (html, heading, body) => {
  expect(splitHeading(html)).toEqual({ heading, body });
});

test("a quote loses the element that the section brings itself", () => {
  expect(unwrapQuote("<blockquote><p>Shade, water, view.</p></blockquote>")).toBe(
    "<p>Shade, water, view.</p>",
  );
});
