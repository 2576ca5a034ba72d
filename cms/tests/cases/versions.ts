import { fieldsOf } from "../../../shared/record";
import { COLLECTIONS, GLOBALS } from "../../src/slugs";
import type { TestedCms } from "../support/cms";
import { drawing } from "../support/targets";

export function versionCases(opened: () => TestedCms): void {
  describe("versions", () => {
    const tokens: Record<string, string> = {};
    let page: number;

    beforeAll(async () => {
      const { signIn, payload } = opened();
      tokens.editor = await signIn("editor", ["tr", "de", "en"]);
      tokens.translator = await signIn("translator", ["de", "tr"]);
      const data = {
        key: "with-versions",
        title: "Page",
        contents: [{ kind: "SECTION", title: "One" }],
        _status: "published",
      };
      page = Number((await payload.create({ collection: "pages", data, locale: "en" })).id);
    });

    async function save(who: string, locale: string, data: object): Promise<void> {
      const path = `/api/pages/${page}?locale=${locale}&draft=true`;
      const answer = await opened().call("PATCH", path, {
        token: tokens[who],
        body: { ...data, _status: "draft" },
      });
      expect([JSON.stringify(answer.body), answer.status]).toEqual([JSON.stringify(answer.body), 200]);
    }
    async function versions(locale: string) {
      const { payload } = opened();
      return (
        await payload.findVersions({
          collection: "pages",
          where: { parent: { equals: page } },
          locale,
          sort: "-updatedAt",
        })
      ).docs;
    }
    const draft = (locale: string) =>
      opened().payload.findByID({ collection: "pages", id: page, draft: true, locale, depth: 0 });

    it("are kept of every document, the last 30", () => {
      const { collections, globals } = opened().payload.config;
      const most = new Map<string, number | undefined>([
        ...collections.map(({ slug, versions }) => [slug, versions?.maxPerDoc] as const),
        ...globals.map(({ slug, versions }) => [slug, versions?.max] as const),
      ]);
      for (const slug of [...COLLECTIONS, ...GLOBALS]) expect([slug, most.get(slug)]).toEqual([slug, 30]);
    });

    it("name who saved them", async () => {
      await save("editor", "en", { title: "By an editor" });
      await save("translator", "tr", { title: "Çevirmenden" });
      const [second, first] = await versions("en");
      expect(first?.version.changedBy).toBe("editor-tr-de-en@example.com");
      expect(second?.version.changedBy).toBe("translator-de-tr@example.com");
    });

    it("restore the texts of one language as a draft, leaving shared values and other languages unchanged", async () => {
      const { contents } = await draft("tr");
      await save("editor", "tr", { title: "Eski", contents: [{ ...contents[0], title: "Bir" }] });
      const [old] = await versions("tr");
      await save("editor", "tr", { title: "Yeni", contents: [{ ...contents[0], title: "İki" }] });
      const rows = (await draft("en")).contents;
      await save("editor", "en", { title: "Newer", contents: [{ kind: "INTRO", title: "Zero" }, ...rows] });

      const path = `/api/pages/versions/${old?.id}/language`;
      const restore = (who: string, query: string) =>
        opened().call("POST", path + query, { token: tokens[who] });
      expect((await restore("editor", "")).status).toBe(400);
      expect((await restore("translator", "?locale=en")).status).toBe(403);
      expect((await restore("nobody", "?locale=tr")).status).toBe(403);
      expect((await restore("translator", "?locale=tr")).status).toBe(200);
      const [turkish, english] = [await draft("tr"), await draft("en")];
      const titles = ({ contents: found }: typeof turkish) =>
        found.map((row: { title?: string }) => row.title ?? null);
      expect([turkish.title, titles(turkish)]).toEqual(["Eski", [null, "Bir"]]);
      expect([english.title, titles(english)]).toEqual(["Newer", ["Zero", "One"]]);
      const live = await opened().payload.findByID({ collection: "pages", id: page, locale: "tr", depth: 0 });
      expect(live.title ?? null).toBe(null);
    });

    it("clear what had no text in that language at the time", async () => {
      const first = (await versions("tr")).at(-1);
      await save("editor", "tr", { title: "Sonra" });
      const path = `/api/pages/versions/${first?.id}/language?locale=tr`;
      expect((await opened().call("POST", path, { token: tokens.editor })).status).toBe(200);
      expect((await draft("tr")).title ?? null).toBe(null);
    });

    it("restore one language of a picture, too, leaving its file, focal point and subject unchanged", async () => {
      const { call, payload } = opened();
      const upload = drawing("with-versions.svg", {
        alt: "A chart",
        subject: "chart",
        focalX: 20,
        focalY: 80,
      });
      const { doc } = fieldsOf(
        (await call("POST", "/api/media?locale=en", { token: tokens.editor, body: upload })).body,
      );
      const id = Number(fieldsOf(doc).id);
      const write = async (alt: string) => {
        const path = `/api/media/${id}?locale=tr&draft=true`;
        expect((await call("PATCH", path, { token: tokens.translator, body: { alt } })).status).toBe(200);
      };
      await write("Eski");
      const { docs } = await payload.findVersions({
        collection: "media",
        where: { parent: { equals: id } },
        sort: "-updatedAt",
        limit: 1,
      });
      await write("Yeni");
      const newest = (locale: string) =>
        payload.findByID({ collection: "media", id, draft: true, locale, depth: 0 });
      const before = await newest("en");
      const path = `/api/media/versions/${docs[0]?.id}/language`;
      expect((await call("POST", `${path}?locale=en`, { token: tokens.translator })).status).toBe(403);
      const answer = await call("POST", `${path}?locale=tr`, { token: tokens.translator });
      expect([JSON.stringify(answer.body), answer.status]).toEqual([JSON.stringify(answer.body), 200]);
      expect((await newest("tr")).alt).toBe("Eski");
      const { alt, filename, subject, focalX, focalY } = await newest("en");
      expect({ alt, filename, subject, focalX, focalY }).toEqual({
        alt: before.alt,
        filename: before.filename,
        subject: "chart",
        focalX: 20,
        focalY: 80,
      });
    });

    it("restore one language of the menus, too, leaving the public ones unchanged", async () => {
      const { call, payload } = opened();
      const menus = async (locale: string, isDraft: boolean) => {
        const { header } = await payload.findGlobal({ slug: "menus", locale, draft: isDraft, depth: 0 });
        return header;
      };
      const rename = async (locale: string, text: string) => {
        const [first, ...others] = await menus(locale, true);
        const body = { header: [{ ...first, text }, ...others], _status: "draft" };
        const path = `/api/globals/menus?locale=${locale}&draft=true`;
        expect((await call("POST", path, { token: tokens.editor, body })).status).toBe(200);
      };
      const before = (await menus("tr", false))[0].text;
      await rename("tr", "Eski");
      const { docs } = await payload.findGlobalVersions({ slug: "menus", sort: "-updatedAt", limit: 1 });
      await rename("tr", "Yeni");
      await rename("de", "Neu");
      const path = `/api/globals/menus/versions/${docs[0]?.id}/language?locale=tr`;
      expect((await call("POST", path, { token: tokens.translator })).status).toBe(200);
      const words = async (locale: string, isDraft: boolean) => (await menus(locale, isDraft))[0].text;
      expect([await words("tr", true), await words("de", true)]).toEqual(["Eski", "Neu"]);
      expect(await words("tr", false)).toBe(before);
    });
  });
}
