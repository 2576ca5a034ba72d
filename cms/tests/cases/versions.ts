import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import type { TestedCms } from "../support/cms";

export function versionCases(opened: () => TestedCms): void {
  describe("versions", () => {
    const tokens: Record<string, string> = {};
    let page: number;

    before(async () => {
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
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
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

    it("say who saved them", async () => {
      await save("editor", "en", { title: "By an editor" });
      await save("translator", "tr", { title: "Çevirmenden" });
      const [second, first] = await versions("en");
      assert.equal(first?.version.changedBy, "editor-tr-de-en@example.com");
      assert.equal(second?.version.changedBy, "translator-de-tr@example.com");
    });

    it("give back the texts of one language, as a draft, and leave what all share and the other languages", async () => {
      const { contents } = await draft("tr");
      await save("editor", "tr", { title: "Eski", contents: [{ ...contents[0], title: "Bir" }] });
      const [old] = await versions("tr");
      await save("editor", "tr", { title: "Yeni", contents: [{ ...contents[0], title: "İki" }] });
      const rows = (await draft("en")).contents;
      await save("editor", "en", { title: "Newer", contents: [{ kind: "INTRO", title: "Zero" }, ...rows] });

      const path = `/api/pages/versions/${old?.id}/language`;
      const restore = (who: string, query: string) =>
        opened().call("POST", path + query, { token: tokens[who] });
      assert.equal((await restore("editor", "")).status, 400);
      assert.equal((await restore("translator", "?locale=en")).status, 403);
      assert.equal((await restore("nobody", "?locale=tr")).status, 403);
      assert.equal((await restore("translator", "?locale=tr")).status, 200);
      const [turkish, english] = [await draft("tr"), await draft("en")];
      const titles = ({ contents: found }: typeof turkish) =>
        found.map((row: { title?: string }) => row.title ?? null);
      assert.deepEqual([turkish.title, titles(turkish)], ["Eski", [null, "Bir"]]);
      assert.deepEqual([english.title, titles(english)], ["Newer", ["Zero", "One"]]);
      const live = await opened().payload.findByID({ collection: "pages", id: page, locale: "tr", depth: 0 });
      assert.equal(live.title ?? null, null);
    });
  });
}
