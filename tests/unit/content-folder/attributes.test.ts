import { attributeValues, changeAttributes } from "../../../content-folder/attributes";

const HTML =
  '<p><a href="page:spa">Spa</a> <a\nhref="https://example.com/?a=1&amp;b=2">Ad</a> data-href="none"</p><img src="pool.jpg" alt="">';

describe("the attributes in which HTML refers to something", () => {
  it("are found as they are written", () => {
    expect(attributeValues(HTML, "href")).toEqual(["page:spa", "https://example.com/?a=1&amp;b=2"]);
    expect(attributeValues(HTML, "src")).toEqual(["pool.jpg"]);
  });

  it("change, or go where nothing is left to refer to", () => {
    const changed = changeAttributes(HTML, "href", (href) => (href === "page:spa" ? "/spa" : undefined));
    expect(changed).toBe(
      '<p><a href="/spa">Spa</a> <a>Ad</a> data-href="none"</p><img src="pool.jpg" alt="">',
    );
  });
});
