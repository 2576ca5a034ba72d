/** @jest-environment jsdom */
import { cleanPaste } from "../src/rich-text/clean-paste";
import { makeListsOfWord } from "../src/rich-text/word-lists";

/** What remains of copied HTML after pasting. */
function pasted(html: string): string {
  const document = new DOMParser().parseFromString(html, "text/html");
  makeListsOfWord(document);
  cleanPaste(document);
  return document.body.innerHTML.trim();
}

const wordRow = (level: number, list: number, marker: string, text: string) =>
  `<p style="mso-list:l${list} level${level} lfo${list}"><span style="mso-list:Ignore">${marker}</span>${text}</p>`;

describe("a pasted text", () => {
  it("keeps Word's numbered list after bullets, even within an item", () => {
    expect(pasted(wordRow(1, 0, "·", "a") + wordRow(1, 1, "1.", "b") + wordRow(1, 1, "2.", "c"))).toBe(
      "<ul><li>a</li></ul><ol><li>b</li><li>c</li></ol>",
    );
    expect(pasted(wordRow(1, 0, "·", "a") + wordRow(2, 0, "o", "b") + wordRow(2, 1, "1.", "c"))).toBe(
      "<ul><li>a<ul><li>b</li></ul><ol><li>c</li></ol></li></ul>",
    );
  });

  it("has its Google redirects replaced by their targets", () => {
    const address = "https://hotel.example/menu?day=1&lang=tr";
    const redirect = `https://www.google.com/url?q=${encodeURIComponent(address)}&amp;sa=D&amp;ust=17`;
    expect(pasted(`<p><a href="${redirect}">Menu</a></p>`)).toBe(
      `<p><a href="${address.replace("&", "&amp;")}">Menu</a></p>`,
    );
    expect(pasted('<p><a href="https://www.google.com/url?q=javascript:alert(1)">x</a></p>')).toBe(
      "<p>x</p>",
    );
    const maps = '<p><a href="https://www.google.com/maps?q=hotel">Map</a></p>';
    expect(pasted(maps)).toBe(maps);
  });

  it("has no empty lines, which Google Docs puts between paragraphs", () => {
    expect(
      pasted(
        '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr">a</p><br><p><span>&nbsp;</span></p><p>b<br>c</p>d<br>e<p>f</p></b><br class="Apple-interchange-newline">',
      ),
    ).toBe(
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr">a</p><p>b<br>c</p>d<br>e<p>f</p></b>',
    );
  });
});
