import { createLocalReq, getLocalI18n } from "payload";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "../../../shared/locales";
import { Tasks } from "../../src/admin/tasks";
import { PLAN_TASK } from "../../src/publish/run-plan";
import type { TestedCms } from "../support/cms";

export function taskCases(opened: () => TestedCms): void {
  describe("the dashboard", () => {
    /** What it says to a person who reads the admin in a language. */
    async function dashboard(language: Locale, role: string, languages: string[] = []): Promise<string> {
      const { payload } = opened();
      const i18n = await getLocalI18n({ config: payload.config, language });
      const user = { id: 0, collection: "users", email: "x@example.com", role, languages };
      const req = await createLocalReq({ req: { i18n }, user }, payload);
      return renderToStaticMarkup(await Tasks({ payload, i18n, user: req.user ?? undefined }));
    }

    it("leads an editor to the daily tasks, in Turkish", async () => {
      const html = await dashboard("tr", "editor");
      expect(html).toMatch(/<a href="\/admin\/collections\/pages\/\d+">Yeni teklif ekle/);
      expect(html).toMatch(/<a href="\/admin\/collections\/rooms">Oda fiyatını değiştir<\/a>/);
      expect(html).toMatch(/<a href="\/admin\/collections\/media">Görsel değiştir<\/a>/);
    });

    it("names what is not translated, by language, and to a translator in the own languages only", async () => {
      const { payload } = opened();
      const data = { key: "only-english", title: "Only in English", url: "/only-in-english" };
      const { id } = await payload.create({ collection: "pages", locale: "en", draft: true, data });
      const link = (locale: string) =>
        `href="/admin/collections/pages/${id}?locale=${locale}">Only in English<`;
      const all = await dashboard("de", "editor");
      expect(["en", "tr", "ru", "de"].filter((locale) => all.includes(link(locale)))).toEqual([
        "tr",
        "ru",
        "de",
      ]);
      const own = await dashboard("tr", "translator", ["tr"]);
      expect(own).toContain(link("tr"));
      expect(own).not.toContain(link("ru"));
      expect(own).not.toContain("Oda fiyatını");
      await payload.delete({ collection: "pages", id });
    });

    it("says what is planned, by the hotel's clock", async () => {
      const { payload } = opened();
      const [page] = (await payload.find({ collection: "pages", limit: 1, depth: 0 })).docs;
      const waitUntil = new Date("2040-03-05T18:30:00Z");
      const input = {
        type: "unpublish",
        locale: "de",
        doc: { relationTo: "pages", value: Number(page?.id) },
      };
      const { id } = await payload.jobs.queue({ task: PLAN_TASK, input, waitUntil });
      const html = await dashboard("de", "editor");
      expect(html).toMatch(/05\.03\.2040, 21:30: „[^“]+“ verlässt die Website/);
      await payload.delete({ collection: "payload-jobs", id });
    });
  });
}
