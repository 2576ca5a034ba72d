import {
  type InlinePicture,
  placePictures,
} from "../../../plugins/gatsby-source-hotel/src/rich-text/place-pictures";

const pier: InlinePicture = {
  id: "p1",
  alt: "The pier",
  width: 1500,
  height: 1000,
  src: "/static/pier.webp",
  srcSet: "/static/pier-400.webp 400w",
  sizes: "100vw",
};

test("a picture in a text is lazy-loaded, with its size and alternative text", () => {
  expect(placePictures('<p>a</p><img data-picture="p1" alt="old"><p>b</p>', [pier])).toBe(
    '<p>a</p><img src="/static/pier.webp" srcset="/static/pier-400.webp 400w" sizes="100vw" width="1500" height="1000" alt="The pier" loading="lazy" decoding="async" /><p>b</p>',
  );
});

test("a picture without a known size or other widths declares neither", () => {
  const plan = { ...pier, width: 0, height: 0, srcSet: undefined, src: "/static/plan.svg" };
  expect(placePictures('<img data-picture="p1" />', [plan])).toBe(
    '<img src="/static/plan.svg" alt="The pier" loading="lazy" decoding="async" />',
  );
});

test("a picture made by AI is labelled below it", () => {
  const note = "Made by AI & <others>";
  expect(placePictures('<p><img data-picture="p1"></p>', [{ ...pier, note }])).toMatch(
    / \/><small>Made by AI &amp; &lt;others&gt;<\/small><\/p>$/,
  );
});

test("an alternative text cannot break out of its attribute", () => {
  const html = placePictures('<img data-picture="p1">', [{ ...pier, alt: '"><script>alert("1")</script>&' }]);
  expect(html).toContain('alt="&quot;&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;"');
  expect(html.match(/<\w+/g)).toEqual(["<img"]);
});

test("a picture that is not in the list, or whose file is missing, is removed", () => {
  const html = '<p>a</p><img data-picture="p1">';
  expect(placePictures(html, [{ ...pier, id: "p2" }])).toBe("<p>a</p>");
  expect(placePictures(html, [{ ...pier, src: "" }])).toBe("<p>a</p>");
});
