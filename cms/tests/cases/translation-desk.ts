import { fieldsOf, rowsOf } from "../../../shared/record";
import { translations } from "../../src/translation/translations";
import { accepted } from "../support/cms";
import { cms } from "../support/opened";

describe("pending translations into Turkish", () => {
  let translator: string;
  let page: number;

  beforeAll(async () => {
    translator = await cms.signIn("translator", ["tr", "de"]);
    const { doc } = await call("POST", "/api/pages?locale=en", {
      key: "to-translate",
      title: "Spa",
      url: "/spa-to-translate",
      contents: [
        { kind: "SECTION", title: "Pool" },
        { kind: "SECTION", name: "2", title: "Sauna", content: "<p>Warm.</p>" },
      ],
    });
    page = Number(fieldsOf(doc).id);
  });

  const call = (method: string, path: string, body?: object) => accepted(cms.edit(method, path, body));
  const asTranslator = (method: string, path: string, body?: object) =>
    accepted(cms.call(method, path, { token: translator, body }));
  const save = (locale: string, data: object) =>
    call("PATCH", `/api/pages/${page}?locale=${locale}&draft=true`, data);
  const counts = async () => {
    const found = await translations(cms.payload, { from: "en", to: "tr" });
    const { missing = 0, changed = 0 } = found.find(({ slug, id }) => slug === "pages" && id === page) ?? {};
    return { missing, changed };
  };
  const rows = async (locale: string): Promise<Record<string, unknown>[]> =>
    (await cms.draft("pages", page, locale)).contents;
  const versions = async () =>
    (await cms.payload.countVersions({ collection: "pages", where: { parent: { equals: page } } })).totalDocs;

  it("include every English text and the address", async () => {
    expect(await counts()).toEqual({ missing: 5, changed: 0 });
  });

  it("exclude what an editor imported in both languages", async () => {
    const found = await translations(cms.payload, { from: "en", to: "tr" });
    const { id } = await cms.first("pages", { key: "gdpr" });
    expect(found).not.toContainEqual(expect.objectContaining({ slug: "pages", id: Number(id) }));
  });

  it("exclude what has been translated, until its English text changes", async () => {
    const texts = [{ title: "Havuz" }, { title: "Sauna", content: "<p>Sıcak.</p>" }];
    const contents = (await rows("tr")).map((row, index) => ({ ...row, ...texts[index] }));
    await save("tr", { title: "Spa", url: "/tr/spa-cevrilecek", contents });
    expect(await counts()).toEqual({ missing: 0, changed: 0 });

    const [pool, sauna] = await rows("en");
    // Moved rows: an outdated text is identified by its row, not by its position.
    await save("en", { url: "/spa-elsewhere", contents: [{ ...sauna, title: "Two saunas" }, pool] });
    expect(await counts()).toEqual({ missing: 0, changed: 1 });
  });

  it("exclude a changed text once a translator confirms it, without a new version", async () => {
    const before = await versions();
    const path = `/api/pages/${page}/source?locale=tr&from=en`;
    const { changed, source } = await asTranslator("GET", path);
    expect(changed).toEqual([expect.any(String)]);
    const [older] = Array.isArray(changed) ? changed : [];
    expect(fieldsOf(source)[String(older)]).toBe("Two saunas");
    await asTranslator("POST", path, { paths: [older] });
    expect(await counts()).toEqual({ missing: 0, changed: 0 });
    expect(await versions()).toBe(before);
  });

  it("can be confirmed only in a translator's own languages", async () => {
    const path = `/api/pages/${page}/source?locale=ru&from=en`;
    const { status } = await cms.call("POST", path, { token: translator, body: { paths: ["title"] } });
    expect(status).toBe(403);
  });

  it("exclude alternative texts that one save wrote in all languages", async () => {
    const id = Number((await cms.first("media", {})).id);
    await call("PATCH", `/api/media/${id}?locale=tr`, {
      alt: "Yeni bir plaj",
      otherAlts: { en: "A new beach", ru: "Новый пляж", de: "Ein neuer Strand" },
      _status: "published",
    });
    const found = await translations(cms.payload, { from: "en", to: "tr" });
    expect(found.filter((one) => one.slug === "media" && one.id === id)).toEqual([]);
  });

  it("include those of the menus, which a translator saves as a draft", async () => {
    const address = (locale: string) => `/api/globals/menus?locale=${locale}&draft=true`;
    const renamed = async (locale: string, text: string) => {
      const [first, ...others] = rowsOf((await call("GET", address(locale))).header);
      return { header: [{ ...first, text }, ...others], _status: "draft" };
    };
    await call("POST", address("en"), await renamed("en", "Changed words"));
    const open = async () =>
      (await translations(cms.payload, { from: "en", to: "tr" })).find(({ slug }) => slug === "menus")
        ?.changed;
    expect(await open()).toBe(1);

    await asTranslator("POST", address("tr"), await renamed("tr", "Yeni sözler"));
    expect(await open()).toBeUndefined();
  });
});
