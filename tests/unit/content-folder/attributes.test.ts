import { attributeValues, changeAttributes } from "../../../content-folder/attributes";

const HTML =
  '<p><a href="page:spa">Spa</a> <a\nhref="https://example.com/?a=1&amp;b=2">Ad</a> data-href="none"</p><img src="pool.jpg" alt="">';

describe("HTML attributes that reference something", () => {
  it("are found as written", () => {
    expect(attributeValues(HTML, "href")).toEqual(["page:spa", "https://example.com/?a=1&amp;b=2"]);
    expect(attributeValues(HTML, "src")).toEqual(["pool.jpg"]);
  });

  it("are rewritten, or removed if there is nothing left to reference", () => {
    const changed = changeAttributes(HTML, "href", (href) => (href === "page:spa" ? "/spa" : undefined));
    expect(changed).toBe(
      '<p><a href="/spa">Spa</a> <a>Ad</a> data-href="none"</p><img src="pool.jpg" alt="">',
    );
  });
});
