import { fieldsOf } from "../../../shared/record";
import { translations } from "../../src/translation/translations";
import type { TestedCms } from "../support/cms";

export function translationDeskCases(opened: () => TestedCms): void {
  describe("pending translations into Turkish", () => {
    let editor: string;
    let translator: string;
    let page: number;

    beforeAll(async () => {
      editor = await opened().signIn("editor", ["tr", "ru", "de"]);
      translator = await opened().signIn("translator", ["tr", "de"]);
      const { doc } = fieldsOf(
        await call("POST", "/api/pages?locale=en", {
          key: "to-translate",
          title: "Spa",
          url: "/spa-to-translate",
          contents: [
            { kind: "SECTION", title: "Pool" },
            { kind: "SECTION", name: "2", title: "Sauna", content: "<p>Warm.</p>" },
          ],
        }),
      );
      page = Number(fieldsOf(doc).id);
    });

    async function call(method: string, path: string, body?: object, token = editor): Promise<unknown> {
      const answer = await opened().call(method, path, { token, body });
      expect(answer.status).toBeLessThan(300);
      return answer.body;
    }
    const save = (locale: string, data: object) =>
      call("PATCH", `/api/pages/${page}?locale=${locale}&draft=true`, data);
    const counts = async () => {
      const found = await translations(opened().payload, { from: "en", to: "tr" });
      const { missing = 0, changed = 0 } =
        found.find(({ slug, id }) => slug === "pages" && id === page) ?? {};
      return { missing, changed };
    };
    const rows = async (locale: string): Promise<Record<string, unknown>[]> => {
      const doc = await opened().payload.findByID({
        collection: "pages",
        id: page,
        locale,
        draft: true,
        depth: 0,
      });
      return doc.contents;
    };
    const versions = async () =>
      (await opened().payload.countVersions({ collection: "pages", where: { parent: { equals: page } } }))
        .totalDocs;

    it("include every English text and the address", async () => {
      expect(await counts()).toEqual({ missing: 5, changed: 0 });
    });

    it("exclude what an editor imported in both languages", async () => {
      const found = await translations(opened().payload, { from: "en", to: "tr" });
      const { id } = await opened().first("pages", { key: "gdpr" });
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
      const { changed, source } = fieldsOf(await call("GET", path, undefined, translator));
      expect(changed).toEqual([expect.any(String)]);
      const [older] = Array.isArray(changed) ? changed : [];
      expect(fieldsOf(source)[String(older)]).toBe("Two saunas");
      await call("POST", path, { paths: [older] }, translator);
      expect(await counts()).toEqual({ missing: 0, changed: 0 });
      expect(await versions()).toBe(before);
    });

    it("can be confirmed only in a translator's own languages", async () => {
      const path = `/api/pages/${page}/source?locale=ru&from=en`;
      const { status } = await opened().call("POST", path, { token: translator, body: { paths: ["title"] } });
      expect(status).toBe(403);
    });

    it("exclude alternative texts that one save wrote in all languages", async () => {
      const { docs } = await opened().payload.find({ collection: "media", limit: 1, depth: 0, sort: "id" });
      const id = Number(docs[0]?.id);
      await call("PATCH", `/api/media/${id}?locale=tr`, {
        alt: "Yeni bir plaj",
        otherAlts: { en: "A new beach", ru: "Новый пляж", de: "Ein neuer Strand" },
        _status: "published",
      });
      const found = await translations(opened().payload, { from: "en", to: "tr" });
      expect(found.filter((one) => one.slug === "media" && one.id === id)).toEqual([]);
    });

    it("include those of the menus, which a translator saves as a draft", async () => {
      const menus = fieldsOf(await call("GET", "/api/globals/menus?locale=en&draft=true"));
      const header: unknown[] = Array.isArray(menus.header) ? menus.header : [];
      const [first, ...others] = header;
      await call("POST", "/api/globals/menus?locale=en&draft=true", {
        header: [{ ...fieldsOf(first), text: "Changed words" }, ...others],
        _status: "draft",
      });
      const open = async () =>
        (await translations(opened().payload, { from: "en", to: "tr" })).find(({ slug }) => slug === "menus")
          ?.changed;
      expect(await open()).toBe(1);

      const turkish = fieldsOf(await call("GET", "/api/globals/menus?locale=tr&draft=true"));
      const [one, ...rest]: unknown[] = Array.isArray(turkish.header) ? turkish.header : [];
      await call(
        "POST",
        "/api/globals/menus?locale=tr&draft=true",
        { header: [{ ...fieldsOf(one), text: "Yeni sözler" }, ...rest], _status: "draft" },
        translator,
      );
      expect(await open()).toBeUndefined();
    });
  });
}
