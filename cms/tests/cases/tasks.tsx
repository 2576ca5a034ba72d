import { createLocalReq, getLocalI18n } from "payload";
import { renderToStaticMarkup } from "react-dom/server";
import { EDITOR_DESK } from "../../../languages/editor-desk";
import { fillMessage } from "../../../languages/fill-message";
import { type Locale, LOCALES } from "../../../shared/locales";
import { Latest } from "../../src/admin/latest";
import { Tasks } from "../../src/admin/tasks";
import { PLAN_TASK } from "../../src/slugs";
import { languageNames } from "../../src/texts";
import { directionInto } from "../../src/translation/translation-state";
import { translations } from "../../src/translation/translations";
import { cms } from "../support/opened";

describe("the dashboard", () => {
  /** HTML of a dashboard view for a user with this admin language, role and languages. */
  async function dashboard(
    language: Locale,
    role: string,
    languages: string[] = [],
    View: typeof Tasks | typeof Latest = Tasks,
  ): Promise<string> {
    const { payload } = cms;
    const i18n = await getLocalI18n({ config: payload.config, language });
    const user = { id: 0, collection: "users", email: "x@example.com", role, languages };
    const req = await createLocalReq({ req: { i18n }, user }, payload);
    return renderToStaticMarkup(await View({ payload, i18n, user: req.user ?? undefined }));
  }

  it("lists pending translations by language like the translation list, and to translators only their own languages", async () => {
    const { payload } = cms;
    // Long enough to come first, whatever else lacks a translation.
    const contents = Array.from({ length: 60 }, (_, index) => ({
      kind: "SECTION",
      title: `Part ${index}`,
    }));
    const data = { key: "only-german", title: "Nur auf Deutsch", url: "/de/nur-auf-deutsch", contents };
    const { id } = await payload.create({ collection: "pages", locale: "de", draft: true, data });
    const link = (locale: string) =>
      `href="/admin/collections/pages/${id}?locale=${locale}">Nur auf Deutsch<`;
    const all = await dashboard("de", "editor");
    expect(LOCALES.filter((locale) => all.includes(link(locale)))).toEqual(["en", "tr", "ru"]);
    for (const locale of LOCALES) {
      const { length: count } = await translations(payload, directionInto(locale));
      const language = languageNames(locale).de;
      expect(all).toContain(fillMessage(EDITOR_DESK.de.tasks.missing, { language, count }));
    }
    const own = await dashboard("tr", "translator", ["tr"]);
    expect(own).toContain(link("tr"));
    expect(own).not.toContain(link("ru"));
    expect(own).not.toContain("Oda fiyatını");
    await payload.delete({ collection: "pages", id });
  });

  it("shows the latest change with its time and author, and links to it and to the website", async () => {
    const { payload } = cms;
    const data = { key: "changed-last", title: "Zuletzt" };
    const { id } = await payload.create({ collection: "pages", locale: "de", draft: true, data });
    const user = { id: 0, collection: "users", email: "grace@example.com", role: "editor" };
    await payload.update({ collection: "pages", id, locale: "de", draft: true, data, user });
    for (const [role, languages] of [
      ["editor", []],
      ["translator", ["tr"]],
    ] as const) {
      const html = await dashboard("de", role, [...languages], Latest);
      const [first = ""] = /<li>.*?<\/li>/.exec(html) ?? [];
      expect(first).toContain(`href="/admin/collections/pages/${id}">Zuletzt</a> · `);
      expect(first).toMatch(/ · \d\d\.\d\d\.\d{4}, \d\d:\d\d · grace@example\.com/);
      expect(html).toMatch(/<a href="http:\/\/[^"]+">Website ansehen<\/a>/);
    }
    await payload.delete({ collection: "pages", id });
  });

  it("shows planned changes in the hotel's time zone", async () => {
    const { payload } = cms;
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
