import { htmlBlocks } from "../../../../gatsby/press/html-blocks";

test("terms, rows, items and paragraphs are distinguished and stripped of tags", () => {
  expect(
    htmlBlocks(
      "<p>Quiet,<br>with <strong>pines</strong> &amp; sea</p><dl><dt>Rooms</dt><dd>214</dd></dl>" +
        '<div data-scroll="T"><table><thead><tr><th>From</th><th>km</th></tr></thead><tbody><tr><th>Kemer</th><td>4</td></tr></tbody></table></div>' +
        "<ul><li>One</li></ul>",
    ),
  ).toEqual([
    { kind: "paragraph", text: "Quiet, with pines & sea" },
    { kind: "pair", term: "Rooms", text: "214" },
    { kind: "row", cells: ["From", "km"], isHead: true },
    { kind: "row", cells: ["Kemer", "4"], isHead: false },
    { kind: "item", text: "One" },
  ]);
});

test("a term with two descriptions appears once", () => {
  expect(htmlBlocks("<dl><dt>Open</dt><dd>7–10</dd><dd>12–14</dd></dl>")).toEqual([
    { kind: "pair", term: "Open", text: "7–10" },
    { kind: "pair", term: "", text: "12–14" },
  ]);
});
