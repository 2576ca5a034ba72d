import { type InlinePicture, placePictures, richTextHtml } from "../../../gatsby/rich-text-html";

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

const HEAD = "<thead><tr><th>Level</th><th>And</th></tr></thead>";

test("a table stands in a box that knows its name, and has headers for columns and rows", () => {
  const html = `<table>${HEAD}<tbody><tr><td>Pine</td><td>tea</td></tr><tr><td>Olive</td><td>oil</td></tr></tbody></table>`;
  expect(richTextHtml(html, [], 'A "table"')).toBe(
    '<div data-scroll="A &quot;table&quot;"><table><thead><tr><th scope="col">Level</th><th scope="col">And</th></tr></thead>' +
      '<tbody><tr><th scope="row">Pine</th><td>tea</td></tr><tr><th scope="row">Olive</th><td>oil</td></tr></tbody></table></div>',
  );
});

test.each([
  ["without a head", "<table><tbody><tr><td>Pine</td></tr></tbody></table>"],
  [
    "whose cells run over rows",
    `<table>${HEAD}<tbody><tr><td rowspan="2">a</td><td>b</td></tr></tbody></table>`,
  ],
  ["with the editor's own", `<table>${HEAD}<tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table>`],
])("a table %s gets no headers for rows", (_, html) => {
  const headers = (text: string) => text.match(/<th scope="row">/g)?.length ?? 0;
  expect(headers(richTextHtml(html, [], "Table"))).toBe(headers(html));
});

test("a picture whose file is missing leaves nothing", () => {
  expect(placePictures('<p>a</p><img data-picture="p1">', [{ ...pier, src: "" }])).toBe("<p>a</p>");
});
