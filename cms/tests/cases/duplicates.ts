import { fieldsOf } from "../../../shared/record";
import { draftContent, liveContent } from "../../src/live/live";
import { accepted } from "../support/cms";
import { cms } from "../support/opened";

describe("a duplicate", () => {
  const call = (method: string, path: string, body?: object) => accepted(cms.edit(method, path, body));
  /** Duplicates a document like the admin's button; returns the new document's id. */
  const duplicate = async (collection: string, id: number, locale = "en") => {
    const path = `/api/${collection}/${id}/duplicate?locale=${locale}`;
    return Number(fieldsOf((await call("POST", path, { _status: "draft" })).doc).id);
  };
  const idOf = async (collection: string, key: string) => Number((await cms.first(collection, { key })).id);
  const read = (collection: string, id: number) =>
    call("GET", `/api/${collection}/${id}?draft=true&depth=0&locale=all`);

  it("of a page is a draft with its own key, number and addresses, and titles marked as a copy", async () => {
    const { payload } = cms;
    const page = await idOf("pages", "gallery");
    const before = await read("pages", page);
    const first = await duplicate("pages", page);
    const second = await duplicate("pages", page, "tr");
    const [one, two] = [await read("pages", first), await read("pages", second)];
    expect([one._status, one.key, two.key]).toEqual(["draft", "gallery-2", "gallery-3"]);
    expect(Number(two.number)).toBe(Number(one.number) + 1);
    const { en, tr, de } = fieldsOf(before.title);
    expect(one.title).toMatchObject({ en: `${en} (copy)`, tr: `${tr} (kopya)`, de: `${de} (Kopie)` });
    expect(one.url).toMatchObject({ en: "/gallery-2", tr: "/tr/galeri-2", de: "/de/galerie-2" });
    expect(two.url).toMatchObject({ en: "/gallery-3", tr: "/tr/galeri-3" });
    expect(rowTexts(one.sliders)).toEqual(rowTexts(before.sliders));
    const { pages } = (await liveContent(payload).current()).folder;
    expect(pages.has("gallery-2")).toBe(false);
    await call("PATCH", `/api/pages/${first}?locale=tr&publishSpecificLocale=tr`, { _status: "published" });
    expect((await liveContent(payload).current()).folder.pages.has("gallery-2")).toBe(true);
    for (const id of [first, second]) await payload.delete({ collection: "pages", id });
  });

  it("of the home page gets an address below it", async () => {
    const { payload } = cms;
    const id = await duplicate("pages", await idOf("pages", "home"));
    expect((await read("pages", id)).url).toMatchObject({ en: "/home-2", tr: "/tr/home-2" });
    await payload.delete({ collection: "pages", id });
  });

  it("of a room has its own slugs and the same prices", async () => {
    const { payload } = cms;
    const { folder } = await draftContent(payload).current();
    const [[key, { slug, prices }] = ["", {}]] = folder.rooms;
    const id = await duplicate("rooms", await idOf("rooms", key));
    const copy = (await draftContent(payload).current()).folder.rooms.get(`${key}-2`);
    expect(copy).toMatchObject({ slug: { en: `${slug?.en}-2`, tr: `${slug?.tr}-2` }, prices });
    await payload.delete({ collection: "rooms", id });
  });

  it("of a picture is a separate file with the same alternative texts", async () => {
    const { payload, first } = cms;
    const picture = Number((await first("media", { mimeType: "image/jpeg" })).id);
    const id = await duplicate("media", picture);
    const [before, copy] = [await read("media", picture), await read("media", id)];
    expect([copy.alt, copy.focalX, copy.filesize]).toEqual([before.alt, before.focalX, before.filesize]);
    expect(copy.filename).not.toBe(before.filename);
    await payload.delete({ collection: "media", id });
  });

  it("has the translations of the original, as current or outdated as they are there", async () => {
    const { payload } = cms;
    const data = { key: "copied", title: "Beach", contents: [{ kind: "SECTION", title: "Sand" }] };
    const { id, contents } = await payload.create({ collection: "pages", data, locale: "en", draft: true });
    const [section] = contents;
    const page = Number(id);
    const save = (locale: string, words: object) =>
      call("PATCH", `/api/pages/${page}?locale=${locale}&draft=true`, { ...words, _status: "draft" });
    await save("tr", { title: "Plaj", contents: [{ ...section, title: "Kum" }] });
    await save("en", { contents: [{ ...section, title: "White sand" }] });
    const copy = await duplicate("pages", page);
    const changed = async (of: number) => {
      const source = await call("GET", `/api/pages/${of}/source?locale=tr&from=en`);
      return String(source.changed).replace(/[0-9a-f]{24}/, "row");
    };
    expect([await changed(page), await changed(copy)]).toEqual(["contents.row.title", "contents.row.title"]);
    for (const one of [page, copy]) await payload.delete({ collection: "pages", id: one });
  });
});

/** Rows without their ids, which differ in a copy. */
function rowTexts(rows: unknown): unknown {
  return JSON.parse(JSON.stringify(rows, (name, value: unknown) => (name === "id" ? undefined : value)));
}
