import { fieldsOf } from "../../../shared/record";
import type { TestedCms } from "../support/cms";

export function beginningCases(opened: () => TestedCms): void {
  describe("a new document", () => {
    let token: string;
    beforeAll(async () => {
      token = await opened().signIn("editor", ["beginning"]);
    });

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
    ] as const)(
      "in %s (%s) from %o is a draft with %o",
      async (collection, locale, body, expected, kinds) => {
        const { call, payload } = opened();
        const answer = await call("POST", `/api/${collection}/begin?locale=${locale}`, { token, body });
        expect(answer.status).toBe(201);
        const id = Number(fieldsOf(answer.body).id);
        const begun = await payload.findByID({ collection, id, locale, draft: true, depth: 0 });
        expect(begun).toMatchObject({ title: body.title, _status: "draft", ...expected });
        expect((begun.contents ?? []).map((row: unknown) => fieldsOf(row).kind)).toEqual(kinds);
      },
    );
  });

  describe("a new restaurant", () => {
    it("is below the page of restaurants also if only other languages have its known address", async () => {
      const { call, first, payload, signIn } = opened();
      const token = await signIn("editor", ["restaurants"]);
      const { id } = await first("pages", { url: "/gastronomy" });
      const rename = (url: string) =>
        payload.update({
          collection: "pages",
          id,
          locale: "en",
          draft: true,
          data: { url, _status: "draft" },
        });
      await rename("/dining");
      const body = { kind: "restaurant", title: "Vine terrace" };
      const answer = await call("POST", "/api/pages/begin?locale=en", { token, body });
      await rename("/gastronomy");
      expect(await first("pages", { id: Number(fieldsOf(answer.body).id) })).toMatchObject({
        url: "/dining/vine-terrace",
      });
    });
  });

  describe("a page's status in each language", () => {
    it("depends on what is public, what is waiting, and what was public before", async () => {
      const { call, first, payload, signIn } = opened();
      const token = await signIn("editor", ["standing"]);
      const data = { key: "standing", title: "Baths", url: "/standing", _status: "published" };
      const { id } = await payload.create({ collection: "pages", locale: "en", data });
      const save = (locale: string, body: object) =>
        call("PATCH", `/api/pages/${id}?locale=${locale}`, { token, body });
      const states = async (of = id) => {
        const { body } = await call("GET", `/api/pages/language-status?ids=${of}`, { token });
        const { en, tr, ru } = fieldsOf(fieldsOf(fieldsOf(body).statuses)[of]);
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
}
