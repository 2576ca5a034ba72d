import { fieldsOf } from "../../../shared/record";
import { accepted } from "../support/cms";
import { drawing } from "../support/targets";
import { cms } from "../support/opened";

describe("versions", () => {
  let translator: string;
  let page: number;

  beforeAll(async () => {
    const { signIn, payload } = cms;
    translator = await signIn("translator", ["de", "tr"]);
    const data = {
      key: "with-versions",
      title: "Page",
      contents: [{ kind: "SECTION", title: "One" }],
      _status: "published",
    };
    page = Number((await payload.create({ collection: "pages", data, locale: "en" })).id);
  });

  const asTranslator = (method: string, path: string, body?: object) =>
    cms.call(method, path, { token: translator, body });
  const save = (locale: string, data: object) =>
    accepted(
      cms.edit("PATCH", `/api/pages/${page}?locale=${locale}&draft=true`, { ...data, _status: "draft" }),
    );
  /** Versions of a document, newest first. */
  async function versions(locale: string, collection = "pages", id = page) {
    const where = { parent: { equals: id } };
    return (await cms.payload.findVersions({ collection, where, locale, sort: "-updatedAt" })).docs;
  }
  const draft = (locale: string) => cms.draft("pages", page, locale);

  it("name who saved them", async () => {
    await save("en", { title: "By an editor" });
    const title = "Çevirmenden";
    await accepted(asTranslator("PATCH", `/api/pages/${page}?locale=tr&draft=true`, { title }));
    const [second, first] = await versions("en");
    expect(first?.version.changedBy).toBe("editor-@example.com");
    expect(second?.version.changedBy).toBe("translator-de-tr@example.com");
  });

  it("restore the texts of one language as a draft, leaving shared values and other languages unchanged", async () => {
    const { contents } = await draft("tr");
    await save("tr", { title: "Eski", contents: [{ ...contents[0], title: "Bir" }] });
    const [old] = await versions("tr");
    await save("tr", { title: "Yeni", contents: [{ ...contents[0], title: "İki" }] });
    const rows = (await draft("en")).contents;
    await save("en", { title: "Newer", contents: [{ kind: "INTRO", title: "Zero" }, ...rows] });

    const path = `/api/pages/versions/${old?.id}/language`;
    expect((await cms.edit("POST", path)).status).toBe(400);
    expect((await asTranslator("POST", `${path}?locale=en`)).status).toBe(403);
    expect((await cms.call("POST", `${path}?locale=tr`)).status).toBe(403);
    await accepted(asTranslator("POST", `${path}?locale=tr`));
    const [turkish, english] = [await draft("tr"), await draft("en")];
    const titles = ({ contents: found }: typeof turkish) =>
      found.map((row: { title?: string }) => row.title ?? null);
    expect([turkish.title, titles(turkish)]).toEqual(["Eski", [null, "Bir"]]);
    expect([english.title, titles(english)]).toEqual(["Newer", ["Zero", "One"]]);
    expect((await cms.live("pages", page, "tr")).title ?? null).toBe(null);
  });

  it("clear what had no text in that language at the time", async () => {
    const first = (await versions("tr")).at(-1);
    await save("tr", { title: "Sonra" });
    await accepted(cms.edit("POST", `/api/pages/versions/${first?.id}/language?locale=tr`));
    expect((await draft("tr")).title ?? null).toBe(null);
  });

  it("restore one language of a picture, too, leaving its file, focal point and subject unchanged", async () => {
    const kept = { subject: "chart", focalX: 20, focalY: 80 };
    const upload = drawing("with-versions.svg", { alt: "A chart", ...kept });
    const { doc } = await accepted(cms.edit("POST", "/api/media?locale=en", upload));
    const id = Number(fieldsOf(doc).id);
    const write = (alt: string) =>
      accepted(asTranslator("PATCH", `/api/media/${id}?locale=tr&draft=true`, { alt }));
    await write("Eski");
    const [old] = await versions("tr", "media", id);
    await write("Yeni");
    const { alt, filename } = await cms.draft("media", id, "en");
    const path = `/api/media/versions/${old?.id}/language`;
    expect((await asTranslator("POST", `${path}?locale=en`)).status).toBe(403);
    await accepted(asTranslator("POST", `${path}?locale=tr`));
    expect((await cms.draft("media", id, "tr")).alt).toBe("Eski");
    expect(await cms.draft("media", id, "en")).toMatchObject({ alt, filename, ...kept });
  });

  it("restore one language of the menus, too, leaving the public ones unchanged", async () => {
    const { edit, payload } = cms;
    const menus = async (locale: string, isDraft: boolean) => {
      const { header } = await payload.findGlobal({ slug: "menus", locale, draft: isDraft, depth: 0 });
      return header;
    };
    const rename = async (locale: string, text: string) => {
      const [first, ...others] = await menus(locale, true);
      const body = { header: [{ ...first, text }, ...others], _status: "draft" };
      await accepted(edit("POST", `/api/globals/menus?locale=${locale}&draft=true`, body));
    };
    const before = (await menus("tr", false))[0].text;
    await rename("tr", "Eski");
    const { docs } = await payload.findGlobalVersions({ slug: "menus", sort: "-updatedAt", limit: 1 });
    await rename("tr", "Yeni");
    await rename("de", "Neu");
    const path = `/api/globals/menus/versions/${docs[0]?.id}/language?locale=tr`;
    await accepted(asTranslator("POST", path));
    const words = async (locale: string, isDraft: boolean) => (await menus(locale, isDraft))[0].text;
    expect([await words("tr", true), await words("de", true)]).toEqual(["Eski", "Neu"]);
    expect(await words("tr", false)).toBe(before);
  });
});
