import { toRichText } from "../../../plugins/gatsby-source-hotel/src/rich-text/rich-text";

/** An English text as rendered on a page. */
function finished(source: string): string | undefined {
  const links = { origins: [], pageAt: (path: string) => path };
  return toRichText(source, { locale: "en", links, addPicture: () => "" }, { top: 2 })?.html;
}

const HEAD = "<thead><tr><th>Level</th><th>And</th></tr></thead>";

test("a table gets a named scroll box, and headers for columns and rows", () => {
  const html = `<table>${HEAD}<tbody><tr><td>Pine</td><td>tea</td></tr><tr><td>Olive</td><td>oil</td></tr></tbody></table>`;
  expect(finished(html)).toBe(
    '<div data-scroll="Table, scrolls sideways"><table><thead><tr><th scope="col">Level</th><th scope="col">And</th></tr></thead>' +
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
])("a table %s gets no added row headers", (_, html) => {
  const headers = (text: string) => text.match(/<th scope="row">/g)?.length ?? 0;
  expect(headers(finished(html) ?? "")).toBe(headers(html));
});

test("a header cell with its own attributes and the rows around a nested table stay unchanged", () => {
  const inner = "<table><tbody><tr><td>b</td></tr></tbody></table>";
  const html = `<table><thead><tr><th colspan="2">a</th></tr></thead><tbody><tr><td>${inner}</td></tr></tbody></table>`;
  const box = (table: string) => `<div data-scroll="Table, scrolls sideways">${table}</div>`;
  expect(finished(html)).toBe(box(html.replace(inner, box(inner))));
});
