import { HOSTILE_HTML } from "../../all/attack/corpus/html";
import {
  type TextPlace,
  toRichText as read,
} from "../../../plugins/gatsby-source-hotel/src/rich-text/rich-text";
import type { RichTextContext } from "../../../plugins/gatsby-source-hotel/src/rich-text/sanitise";

const context = {
  locale: "en" as const,
  links: {
    origins: ["https://hotel.example"],
    pageAt: (path: string) => (path === "/tr/yok" ? undefined : path),
  },
  addPicture: ({ sourceUrl, alt }: { sourceUrl: string; alt: string }) => `id of ${sourceUrl} "${alt}"`,
};

const toRichText = (
  source: string | null | undefined,
  given: RichTextContext,
  place: TextPlace = { top: 2 },
) => read(source, given, place);

const html = (source: string) => toRichText(source, context)?.html;

test.each([
  "<p>Text with <strong>strong</strong>, <em>em</em>, H<sub>2</sub>O and m<sup>2</sup></p>",
  "<h2>A</h2><h3>B</h3><h4>C</h4>",
  '<ul><li>a</li></ul><ol start="3"><li>b</li></ol><dl><dt>a</dt><dd>b</dd></dl>',
  "<blockquote>Quote</blockquote>",
  "<figure><figcaption>Caption</figcaption></figure>",
])("elements that editors use are kept unchanged: %s", (source) => {
  expect(html(source)).toBe(source);
});

test("characters that break a page are removed even when written as entities", () => {
  expect(html("<p>a&#x202E;b&#1;c&#x2067;d</p>")).toBe("<p>abc\u2067d\u2069</p>");
});

test("a link to a document shows that it is a PDF and its size, formatted for the language", () => {
  const documentAt = () => ({ url: "/media/spa.pdf", bytes: 1_240_000 });
  const given = { ...context, locale: "de" as const, links: { ...context.links, documentAt } };
  expect(toRichText('<p>Unsere <a href="/media/spa.pdf">Anwendungen</a>.</p>', given)?.html).toBe(
    '<p>Unsere <a href="/media/spa.pdf">Anwendungen (PDF, 1,2\u00a0MB)</a>.</p>',
  );
});

test("a table is kept unchanged in its box", () => {
  const table =
    '<table><caption>c</caption><colgroup><col span="2" /></colgroup><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>';
  expect(html(table)).toBe(`<div data-scroll="Table, scrolls sideways">${table}</div>`);
});

test("a quote loses the element that its section already provides", () => {
  const source = "<blockquote><p>Shade, water, view.</p></blockquote>";
  expect(toRichText(source, context, { top: 2, isQuote: true })?.html).toBe("<p>Shade, water, view.</p>");
});

test.each([
  ["<div><p>a</p></div>", "<p>a</p>"],
  ["<p><span>a</span> <font color=red>b</font></p>", "<p>a b</p>"],
  ["<section>a<article>b</article></section>", "ab"],
  ["<h1>a</h1><h3>b</h3><h6>c</h6>", "<h2>a</h2><h3>b</h3><h4>c</h4>"],
  ["<button>Book</button>", "Book"],
  ["<iframe src=https://example.com>fallback</iframe>text", "fallbacktext"],
  ["<p>a<script>alert(1)</script>b</p>", "<p>ab</p>"],
  ["<style>p{color:red}</style><p>a</p>", "<p>a</p>"],
  ['<p style="color:red" class="x" id="y" onclick="z()">a</p>', "<p>a</p>"],
])("anything else is reduced to allowed elements and visible text: %s", (source, expected) => {
  expect(html(source)).toBe(expected);
});

/** A tag as our serialiser writes it, with only allowed names and attributes. */
const TAG =
  /^<(?:\/?(?:p|div|h[2-4]|[uod]l|li|d[td]|blockquote|fig(?:ure|caption)|table|caption|col(?:group)?|t(?:head|body|foot|r|h|d)|strong|em|[biusq]|small|su[bp]|mark|cite|abbr|time|a)|(?:[hb]r|col|img)(?: \/)?|(?:a|img|th|td|col|ol|time|div)(?: (?:href|rel|target|data-picture|data-scroll|scope|(?:col|row)span|span|start|datetime)="[^"<>]*")+(?: \/)?)>$/;

const LINK = /href="(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)/;

test("the corpus of hostile HTML leaves only allowed tags and links that are safe to follow", () => {
  const wrong = HOSTILE_HTML.flatMap((source) =>
    ((html(source) ?? "").match(/<[^>]*>?/g) ?? [])
      .filter((tag) => !TAG.test(tag) || (tag.includes("href=") && !LINK.test(tag)))
      .map((tag) => ({ tag, source: source.slice(0, 200) })),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['<a href="/tr/çay" target="_blank">a</a>', '<a href="/tr/%C3%A7ay">a</a>'],
  ['<a href="https://hotel.example/contact#map">a</a>', '<a href="/contact#map">a</a>'],
  [
    '<a href="https://example.com/?a=1&amp;b=2">a</a>',
    '<a href="https://example.com/?a=1&amp;b=2" rel="noopener">a</a>',
  ],
  [
    '<a href="https://example.com/" target="_blank" rel="opener">a</a>',
    '<a href="https://example.com/" rel="noopener" target="_blank">a</a>',
  ],
  ['<a href="tel:+90242">a</a>', '<a href="tel:+90242">a</a>'],
  ['<a name="x">a</a>', "a"],
  ['<p><a href="/tr/yok">a</a> <strong>b</strong></p>', "<p>a <strong>b</strong></p>"],
  ['<p><img src="data:,x"><em>b</em></p>', "<p><em>b</em></p>"],
])("links are normalised for the site: %s", (source, expected) => {
  expect(html(source)).toBe(expected);
});

test("pictures become placeholders for their nodes, in order", () => {
  const text = toRichText(
    '<p>a <img src="/media/a.jpg" alt="A" width=9 class=x></p><img src="/media/b.jpg">',
    context,
  );
  expect(text?.html).toBe(
    '<p>a <img data-picture="id of /media/a.jpg &quot;A&quot;" /></p><img data-picture="id of /media/b.jpg &quot;&quot;" />',
  );
  expect(text?.pictures).toEqual(['id of /media/a.jpg "A"', 'id of /media/b.jpg ""']);
});

test.each(["javascript:alert(1)", ""])("an image from %j is dropped", (src) => {
  expect(toRichText(`<p>a<img src="${src}" alt="b"></p>`, context)).toEqual({
    html: "<p>a</p>",
    text: "a",
    isLine: true,
    pictures: [],
  });
});

test.each([
  ["<p>One</p><p>two<br>three</p>", "One two three"],
  ["<p>in<strong>si</strong>de <a href='/x'>link</a></p>", "inside link"],
  ["<p>a &amp; b &lt;c&gt; &quot;d&quot; &amp;lt;</p>", 'a & b <c> "d" &lt;'],
  ["<p>25&nbsp;%</p>", "25\u00a0%"],
  ["<dl><dt>Open</dt><dd>7</dd><dt>Price?</dt><dd>Free.</dd></dl><p>Come</p>", "Open: 7. Price? Free. Come"],
])("the plain text of %s is %j", (source, text) => {
  expect(toRichText(source, context)?.text).toBe(text);
});

test.each([null, undefined, "", "  ", "<p></p>", "<script>alert(1)</script>", "<p> <br> </p>"])(
  "%j contains no text",
  (source) => {
    expect(toRichText(source, context)).toBeNull();
  },
);

test("numbers stay joined to units and signs written as entities", () => {
  expect(html("<p>180 &times; 200 cm, 5 &euro; &amp; 6 &#x2103;</p>")).toBe(
    "<p>180\u00A0×\u00A0200\u00A0cm, 5\u00A0€ &amp; 6 ℃</p>",
  );
});

test("one-letter words and numbers get no-break spaces, attributes do not", () => {
  const source = '<p>Ужин в <em>саду</em> и <a href="https://a.example/?a=180 × 200">180 × 200 см</a></p>';
  expect(toRichText(source, { ...context, locale: "ru" })?.html).toBe(
    '<p>Ужин в\u00A0<em>саду</em> и\u00A0<a href="https://a.example/?a=180%20%C3%97%20200" rel="noopener">180\u00A0×\u00A0200\u00A0см</a></p>',
  );
});

test.each([
  ["<p>a <em>b</em><br>c</p>", true],
  [" <p>a</p> ", true],
  ["a", false],
  ["<p>a</p><p>b</p>", false],
  ["<ul><li>a</li></ul>", false],
  ['<p>a<img src="/a.jpg"></p>', false],
])("%s is one line: %s", (source, isLine) => {
  expect(toRichText(source, context)?.isLine).toBe(isLine);
});

test("a quote stripped of its element may be one line", () => {
  expect(toRichText("<blockquote><p>a</p></blockquote>", context, { top: 2, isQuote: true })?.isLine).toBe(
    true,
  );
});
