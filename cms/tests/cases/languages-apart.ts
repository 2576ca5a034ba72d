import { EDITOR_CHECKS } from "../../../languages/editor-checks";
import { fillMessage } from "../../../languages/fill-message";
import { fieldsOf } from "../../../shared/record";
import { accepted } from "../support/cms";
import { cms } from "../support/opened";

type Row = Record<string, unknown>;

describe("publishing one language", () => {
  let page: number;

  beforeAll(async () => {
    page = await make("apart");
    await save("de", {
      title: "Seite",
      contents: await withTexts("de", ["Eins", "Zwei"]),
      _status: "published",
    });
  });

  async function make(key: string): Promise<number> {
    const doc = await cms.payload.create({
      collection: "pages",
      data: { key, title: "Page", contents: texts(["One", "Two"]), _status: "published" },
      locale: "en",
    });
    return Number(doc.id);
  }
  const texts = (titles: string[]) =>
    titles.map((title, index) => ({ kind: "SECTION", name: String(index + 1), title }));
  const read = async (locale: string, draft = false) => {
    const doc = await (draft ? cms.draft : cms.live)("pages", page, locale);
    return {
      title: doc.title ?? null,
      rows: (doc.contents ?? []).map((row: Row) => row.title ?? null),
      doc,
    };
  };
  const withTexts = async (locale: string, titles: string[]) => {
    const { doc } = await read(locale, true);
    return doc.contents.map((row: Row, index: number) => ({ ...row, title: titles[index] }));
  };
  const save = (locale: string, data: object, query = "") =>
    accepted(cms.edit("PATCH", `/api/pages/${page}?locale=${locale}&${query}`, data));

  it("leaves another language's unfinished draft a draft", async () => {
    await save("de", { title: "Unfertig", _status: "draft" }, "draft=true");
    await save("tr", { title: "Sayfa", _status: "published" }, "publishSpecificLocale=tr");
    expect((await read("tr")).title).toBe("Sayfa");
    expect((await read("de")).title).toBe("Seite");
    expect((await read("de", true)).title).toBe("Unfertig");
  });

  it("keeps the other languages' texts in their rows when one is inserted before them", async () => {
    const { doc } = await read("en", true);
    const rows = [{ kind: "SECTION", name: "3", title: "Zero" }, ...doc.contents];
    await save("en", { contents: rows, _status: "published" }, "publishSpecificLocale=en");
    expect((await read("en")).rows).toEqual(["Zero", "One", "Two"]);
    expect((await read("de")).rows).toEqual([null, "Eins", "Zwei"]);
    expect((await read("de", true)).rows).toEqual([null, "Eins", "Zwei"]);
    const { docs } = await cms.payload.findVersions({
      collection: "pages",
      where: { parent: { equals: page }, "version._status": { equals: "published" } },
      locale: "all",
      sort: "-updatedAt",
      limit: 1,
    });
    const titles = docs[0]?.version.contents.map((row: Row) => fieldsOf(row.title).de ?? null);
    expect(titles).toEqual([null, "Eins", "Zwei"]);
  });

  it("brings back no other language of a page that was taken off the site", async () => {
    await save("en", { _status: "draft" }, "unpublishAllLocales=true");
    await save("tr", { title: "Geri", _status: "published" }, "publishSpecificLocale=tr");
    const [turkish, german] = [await read("tr"), await read("de")];
    expect([turkish.title, german.title, german.rows]).toEqual(["Geri", null, [null, null, null]]);
    expect((await read("de", true)).title).toBe("Unfertig");
  });

  it("does not check the others; publishing all does, and names the language of each fault", async () => {
    const { payload, edit, first, live } = cms;
    const picture = await first("media", { mimeType: "image/jpeg" }, { locale: "tr" });
    const silence = (alt: unknown) =>
      accepted(edit("PATCH", `/api/media/${picture.id}?locale=tr&draft=true`, { alt, _status: "draft" }));
    await silence("");
    const id = await make("apart-all");
    const data = { title: "Sayfa", url: "/tr/hepsi" };
    await payload.update({ collection: "pages", id, locale: "tr", draft: true, data });
    const body = { url: "/apart-all", heroSlides: [{ file: picture.id }], _status: "published" };
    const publish = (query: string) => edit("PATCH", `/api/pages/${id}?locale=en${query}`, body, "de");
    const refused = await publish("");
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining(
        `Türkisch: ${fillMessage(EDITOR_CHECKS.de.picture.altMissingOf, { name: picture.filename })}`,
      ),
    ]);
    expect(refused.body).toMatchObject({ errors: [{ data: { errors: [{ path: "heroSlides.0.file" }] } }] });
    await accepted(publish("&publishSpecificLocale=en"));
    await silence(picture.alt);
    await accepted(publish(""));
    expect((await live("pages", id, "tr")).title).toBe("Sayfa");
  });

  it("works for the menus, too", async () => {
    const { payload, edit } = cms;
    const menus = async (locale: string, draft = false) =>
      (await payload.findGlobal({ slug: "menus", locale, draft, depth: 0 })).header;
    const rename = async (locale: string, text: string) =>
      (await menus(locale, true)).map((row: Row, index: number) => (index === 0 ? { ...row, text } : row));
    const before = await menus("de");
    const german = { header: await rename("de", "Unfertig"), _status: "draft" };
    await edit("POST", "/api/globals/menus?locale=de&draft=true", german);
    const turkish = { header: await rename("tr", "Oteller"), _status: "published" };
    const path = "/api/globals/menus?locale=tr&publishSpecificLocale=tr";
    await accepted(edit("POST", path, turkish));
    expect((await menus("tr"))[0].text).toBe("Oteller");
    expect((await menus("de"))[0].text).toBe(before[0].text);
    expect((await menus("de", true))[0].text).toBe("Unfertig");
  });

  it("leaves no draft if nothing is waiting in another language", async () => {
    const { edit, draft, live } = cms;
    const id = await make("apart-done");
    const path = `/api/pages/${id}?locale=en&publishSpecificLocale=en`;
    const body = { title: "Done", _status: "published" };
    await accepted(edit("PATCH", path, body));
    const page = await draft("pages", id, "en");
    expect([page.title, page._status]).toEqual(["Done", "published"]);
    const { updatedAt } = await live("pages", id);
    expect(Date.parse(page.updatedAt)).toBeGreaterThanOrEqual(Date.parse(updatedAt));
  });

  it.each(["menus", "hotel"] as const)(
    "leaves %s public even to partial queries like the admin's, with a current version and its author",
    async (slug) => {
      const { payload, edit } = cms;
      const now = await payload.findGlobal({ slug, locale: "tr", draft: true, depth: 0 });
      const path = `/api/globals/${slug}?locale=tr&publishSpecificLocale=tr`;
      await accepted(edit("POST", path, { ...now, _status: "published" }));
      const found = await payload.findGlobal({ slug, select: { updatedAt: true } });
      expect(found._status).toBe("published");
      const { docs } = await payload.findGlobalVersions({
        slug,
        where: { snapshot: { not_equals: true } },
        sort: "-updatedAt",
        limit: 1,
      });
      expect(docs[0]).toMatchObject({
        publishedLocale: "tr",
        version: { _status: "published", changedBy: expect.stringContaining("@") },
      });
    },
  );
});
