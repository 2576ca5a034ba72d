import { readHotelFolder } from "../../content-folder/read-folder";
import { createHeadlessEditor } from "@lexical/headless";
import { fromHtml } from "../src/rich-text/from-html";
import { fromLexical, toLexical } from "../src/rich-text/lexical-json";
import { NODE_CLASSES } from "../src/rich-text/node-classes";
import { toHtml } from "../src/rich-text/to-html";
import { CONTENT } from "./support/cms";

describe("rich text", () => {
  it("preserves every text of the embedded hotel in four languages", async () => {
    const { pages, rooms } = await readHotelFolder(CONTENT);
    const texts = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      for (const [name, inner] of Object.entries(value)) {
        if (name === "metas") continue;
        if (name === "content") for (const html of Object.values(inner)) texts.add(String(html));
        else collect(inner);
      }
    };
    for (const page of pages.values()) collect(page);
    for (const room of rooms.values()) collect(room);
    expect(texts.size).toBeGreaterThan(700);
    const lost = [...texts].filter((html) => fromHtml(html) === undefined);
    expect(lost).toEqual([]);
  });

  for (const html of [
    "<h2>A</h2><p>b<br>c</p><h3>D</h3>",
    "<ul><li>a<ol><li>b</li></ol></li><li><strong>c</strong></li></ul>",
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td><a href="page:contact">c</a></td><td></td></tr></tbody></table>',
    "<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>",
    "<dl><dt>a</dt><dd>b <em>c</em></dd><dd>d</dd></dl>",
    "<blockquote><p>a</p></blockquote>",
    '<p>a <strong><em>b</em></strong> &amp; 1 &lt; 2 <img src="pool.jpg" alt="The &quot;pool&quot;"></p>',
    '<p><a href="https://example.com/?a=1&amp;b=2"><strong>a</strong> b</a></p>',
    "words<br><em>of a heading</em>",
  ]) {
    it(`keeps ${html.slice(0, 60)}, through Lexical itself`, () => {
      const rich = fromHtml(html);
      if (rich === undefined) throw new Error("It was left to the HTML view.");
      const editor = createHeadlessEditor({
        nodes: NODE_CLASSES,
        onError: (error) => {
          throw error;
        },
      });
      const state = editor.parseEditorState(JSON.stringify(toLexical(rich.blocks)));
      expect(toHtml({ ...rich, blocks: fromLexical(state.toJSON()) })).toBe(html);
    });
  }

  for (const html of [
    "<blockquote>a</blockquote>",
    "<p>a</p>\n<p>b</p>",
    "<div>a</div>",
    "<p><b>a</b></p>",
    "a<p>b</p>",
  ]) {
    it(`leaves ${JSON.stringify(html)} to the HTML view, as something of it would be lost`, () => {
      expect(fromHtml(html)).toBeUndefined();
    });
  }
});
