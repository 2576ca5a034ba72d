import { placeIn, placeQuery, rowsAround, tabOf, withoutPlace } from "../src/admin/open-place";

describe("the place in a form that a task leads to", () => {
  it("is in the URL until it has been opened", () => {
    const query = placeQuery("sliders.0.slides", { adds: true });
    const url = new URL(`https://cms.example/admin/collections/pages/1${query}&locale=tr`);
    expect(placeIn(url)).toEqual({ path: "sliders.0.slides", adds: true });
    expect(withoutPlace(url).href).toBe("https://cms.example/admin/collections/pages/1?locale=tr");
    expect(placeIn(withoutPlace(url))).toBeUndefined();
    expect(placeIn(new URL(`https://cms.example/${placeQuery("phone")}`))).toEqual({
      path: "phone",
      adds: false,
    });
  });

  it("is found by its tab and its rows", () => {
    const fields = [
      { type: "ui", name: "saveState" },
      {
        type: "tabs",
        tabs: [
          { fields: [{ type: "text", name: "title" }] },
          { fields: [{ type: "row", fields: [{ type: "array", name: "sliders" }] }] },
        ],
      },
    ];
    expect(tabOf(fields, "sliders.0.slides")).toBe(1);
    expect(tabOf(fields, "changedBy")).toBeUndefined();
    expect(rowsAround("sliders.0.slides.2.file")).toEqual([
      { path: "sliders", index: 0 },
      { path: "sliders.0.slides", index: 2 },
    ]);
  });
});
