import { fieldsOf } from "../../../shared/record";
import { accepted } from "../support/cms";
import { cms } from "../support/opened";

describe("a new document", () => {
  it.each([
    [
      "pages",
      "tr",
      { kind: "restaurant", title: "Çınaraltı Meyhanesi" },
      { key: "cinaralti-meyhanesi", url: "/tr/gastronomi/cinaralti-meyhanesi" },
      ["INTRO", "SECTION", "FACTS"],
    ],
    [
      "pages",
      "de",
      { kind: "questions", title: "Sommer" },
      { url: "/de/sommer" },
      ["INTRO", "FAQ", "FAQ", "FAQ"],
    ],
    [
      "pages",
      "de",
      { kind: "questions", title: "Sommer" },
      { url: "/de/sommer-2" },
      ["INTRO", "FAQ", "FAQ", "FAQ"],
    ],
    ["rooms", "en", { kind: "suite", title: "Cape suite" }, { slug: "cape-suite", category: "suite" }, []],
  ] as const)("in %s (%s) from %o is a draft with %o", async (collection, locale, body, expected, kinds) => {
    const { edit, draft } = cms;
    const { id } = await accepted(edit("POST", `/api/${collection}/begin?locale=${locale}`, body));
    const begun = await draft(collection, Number(id), locale);
    expect(begun).toMatchObject({ title: body.title, _status: "draft", ...expected });
    expect((begun.contents ?? []).map((row: unknown) => fieldsOf(row).kind)).toEqual(kinds);
  });
});

describe("a new restaurant", () => {
  it("is below the page of restaurants also if only other languages have its known address", async () => {
    const { edit, first, draft } = cms;
    const { id } = await first("pages", { url: "/gastronomy" });
    const rename = (url: string) =>
      accepted(edit("PATCH", `/api/pages/${id}?locale=en&draft=true`, { url, _status: "draft" }));
    await rename("/dining");
    const body = { kind: "restaurant", title: "Vine terrace" };
    const begun = await accepted(edit("POST", "/api/pages/begin?locale=en", body));
    await rename("/gastronomy");
    expect((await draft("pages", Number(begun.id), "en")).url).toBe("/dining/vine-terrace");
  });
});

describe("a page's status in each language", () => {
  it("depends on what is public, what is waiting, and what was public before", async () => {
    const { edit, first, payload } = cms;
    const data = { key: "standing", title: "Baths", url: "/standing", _status: "published" };
    const { id } = await payload.create({ collection: "pages", locale: "en", data });
    const save = (locale: string, body: object) => edit("PATCH", `/api/pages/${id}?locale=${locale}`, body);
    const states = async (of = id) => {
      const { statuses } = await accepted(edit("GET", `/api/pages/language-status?ids=${of}`));
      const { en, tr, ru } = fieldsOf(fieldsOf(statuses)[of]);
      return [en, tr, ru];
    };
    await save("tr", { title: "Hamam", url: "/tr/standing", _status: "published" });
    expect(await states()).toEqual(["live", "live", "absent"]);
    await save("en&draft=true", { title: "New baths", _status: "draft" });
    await save("tr&draft=true", { title: "", _status: "draft" });
    expect(await states()).toEqual(["changed", "leaves", "absent"]);
    await save("en&unpublishAllLocales=true", { _status: "draft" });
    expect(await states()).toEqual(["takenOff", "takenOff", "absent"]);
    expect(await states((await first("pages", { key: "gdpr" })).id)).toEqual(["live", "live", "live"]);
  });
});
