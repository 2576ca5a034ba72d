import { fieldsOf } from "../../../shared/record";
import { untilTrue } from "../../../tests/support/until-true";
import type { SiteNotifier } from "../../src/publish/site-notifier";
import { loadState } from "../../src/publish/state";
import { accepted, type TestedCms } from "../support/cms";
import { startNotifier } from "../support/notifier";
import type { ListeningSite } from "../support/site";

const LANGUAGES = ["en", "tr", "ru", "de"] as const;

/** `count`: number of documents in the largest season. */
export function seasonCases(opened: () => { cms: TestedCms; site: ListeningSite }, count: number): void {
  describe("a change of season", () => {
    let notifier: SiteNotifier;
    let translator: string;

    beforeAll(async () => {
      const { cms } = opened();
      translator = await cms.signIn("translator", ["ru", "en"]);
      notifier = startNotifier(cms.payload);
      await untilTrue(async () => (await loadState(cms.payload, "site")).acknowledged !== undefined);
    });
    afterAll(() => notifier.stop());
    beforeEach(() => untilTrue(async () => (await loadState(opened().cms.payload, "site")).waiting === 0));

    const send = (method: string, path: string, body?: object) =>
      opened().cms.edit(method, `/api/${path}`, body);

    /** A draft with a title in each of these languages. */
    async function draftPage(key: string, languages: readonly string[], data: object = {}): Promise<number> {
      const { payload } = opened().cms;
      const common = { collection: "pages", draft: true, depth: 0 } as const;
      const textsIn = (locale: string) => ({ title: `${key} ${locale}`, url: addressOf(locale, key) });
      const [first = "", ...others] = languages;
      const created = { key, ...textsIn(first), ...data, _status: "draft" };
      const id = Number((await payload.create({ ...common, locale: first, data: created })).id);
      for (const locale of others)
        await payload.update({ ...common, id, locale, data: { ...textsIn(locale), _status: "draft" } });
      return id;
    }
    const addressOf = (locale: string, key: string) => (locale === "en" ? `/${key}` : `/${locale}/${key}`);
    const linkTo = (value: number) => ({
      contents: [{ kind: "SECTION", link: { target: { relationTo: "pages", value } } }],
    });
    const change = (id: number, locale: string, data: object) =>
      accepted(send("PATCH", `pages/${id}?locale=${locale}&draft=true`, { ...data, _status: "draft" }));

    async function season(pages: readonly number[], data: object = {}): Promise<number> {
      const documents = pages.map((value) => ({ relationTo: "pages", value }));
      const body = { title: "Summer", documents, _status: "draft", ...data };
      const { doc } = await accepted(send("POST", "seasons?draft=true", body));
      return Number(fieldsOf(doc).id);
    }
    const publish = (id: number) => send("PATCH", `seasons/${id}`, { _status: "published" });
    const takeBack = (id: number) =>
      send("PATCH", `seasons/${id}?unpublishAllLocales=true`, { _status: "draft" });

    const liveTitle = async (key: string, locale: string) => {
      const url = encodeURIComponent(addressOf(locale, key));
      const path = `/api/v1/pages/url-lang?property-id=1&url=${url}&lang=${locale}`;
      const { status, body } = await opened().cms.call("GET", path);
      return status === 200 ? fieldsOf(body).title : undefined;
    };
    const draftOf = (id: number, locale: string) => opened().cms.draft("pages", id, locale);

    it("publishes many documents in four languages with one call to the site, and takes them back with another", async () => {
      const { site } = opened();
      const keys = Array.from({ length: count }, (_, index) => `season-${index}`);
      const ids: number[] = [];
      for (const key of keys) ids.push(await draftPage(key, LANGUAGES));
      const [first = 0] = ids;
      const last = ids.at(-1) ?? 0;
      // Links to a document that becomes public only after this one.
      await change(first, "en", linkTo(last));
      const before = site.messages.length;
      const id = await season(ids);
      await accepted(publish(id));
      await untilTrue(() => site.messages.length > before);
      await untilTrue(async () => (await loadState(opened().cms.payload, "site")).waiting === 0);
      const live = async () =>
        Promise.all(keys.flatMap((key) => LANGUAGES.map((locale) => liveTitle(key, locale))));
      expect(await live()).toEqual(keys.flatMap((key) => LANGUAGES.map((locale) => `${key} ${locale}`)));
      expect(site.messages.length).toBe(before + 1);
      const calls = site.messages.at(-1)?.data.calls ?? [];
      expect(calls.filter((call) => /season-\d+&/.test(call)).length).toBe(count * LANGUAGES.length);

      await accepted(takeBack(id));
      await untilTrue(() => site.messages.length > before + 1);
      expect((await live()).filter((title) => title !== undefined)).toEqual([]);
      expect((await draftOf(first, "tr")).title).toBe("season-0 tr");
      expect(site.messages.length).toBe(before + 2);
    });

    it("is refused with each reason at its document, and publishes none of them", async () => {
      const outside = await draftPage("season-outside", ["en"]);
      const good = await draftPage("season-good", ["en"]);
      const leading = await draftPage("season-leading", ["tr"], linkTo(outside));
      const marked = await draftPage("season-marked", ["en", "de"]);
      await change(marked, "de", { breadcrumb: "x".repeat(61) });
      const { status, body } = await publish(await season([good, leading, marked]));
      expect(status).toBe(400);
      const said = JSON.stringify(body);
      expect(said).toMatch(/“season-leading tr”: [^“]*“season-outside”, to which a link leads, is a draft/);
      expect(said).toMatch(/“season-marked en”: [^“]*German: At most 60 characters/);
      expect(said).not.toMatch(/season-good/);
      expect([await liveTitle("season-good", "en"), await liveTitle("season-marked", "en")]).toEqual([
        undefined,
        undefined,
      ]);
    });

    it("can be planned, including the menus and the facts, and a plan interrupted by a crash runs again", async () => {
      const { payload } = opened().cms;
      const page = await draftPage("season-planned", ["tr"]);
      const { header } = await payload.findGlobal({ slug: "menus", locale: "tr", depth: 0 });
      const [row, ...rows] = header;
      await payload.updateGlobal({
        slug: "menus",
        locale: "tr",
        draft: true,
        data: { header: [{ ...row, text: "Yaz" }, ...rows], _status: "draft" },
      });
      const id = await season([page], { menus: true, hotel: true });
      const run = async () => {
        const input = { type: "publish", doc: { relationTo: "seasons", value: String(id) } };
        const waitUntil = new Date(Date.now() - 1_000);
        const { id: job } = await payload.jobs.queue({ task: "schedulePublish", input, waitUntil });
        await payload.jobs.run({ queue: "default" });
        const { docs } = await payload.find({ collection: "payload-jobs", where: { id: { equals: job } } });
        return docs[0]?.error ?? undefined;
      };
      const menu = async (draft = false) =>
        (await payload.findGlobal({ slug: "menus", locale: "tr", depth: 0, draft })).header[0].text;
      expect(await run()).toBeUndefined();
      expect([await liveTitle("season-planned", "tr"), await menu()]).toEqual(["season-planned tr", "Yaz"]);
      expect(await run()).toBeUndefined();

      await accepted(takeBack(id));
      expect([await menu(), await menu(true)]).toEqual([row.text, "Yaz"]);
    });

    it("is taken back to what was public before, but not over what was published since", async () => {
      const { payload } = opened().cms;
      const one = await draftPage("season-one", ["tr", "en"]);
      const other = await draftPage("season-two", ["en"]);
      const publishPage = (id: number, title: string) =>
        accepted(send("PATCH", `pages/${id}?locale=en`, { title, _status: "published" }));
      await publishPage(one, "Winter");
      await change(one, "tr", { title: "Yaz" });
      await change(one, "en", { title: "Summer" });
      const id = await season([one, other]);
      await accepted(publish(id));
      await publishPage(other, "Newer");
      const refused = await takeBack(id);
      expect(refused.status).toBe(409);
      expect(JSON.stringify(refused.body)).toMatch(/“Newer” was published by editor-@example.com/);
      expect(await liveTitle("season-one", "en")).toBe("Summer");

      const again = await season([one]);
      await change(one, "en", { title: "High summer" });
      await accepted(publish(again));
      // A draft saved since then stays a draft.
      await change(one, "tr", { title: "Sonbahar" });
      await accepted(takeBack(again));
      expect([await liveTitle("season-one", "en"), await liveTitle("season-one", "tr")]).toEqual([
        "Summer",
        "Yaz",
      ]);
      expect([(await draftOf(one, "en")).title, (await draftOf(one, "tr")).title]).toEqual([
        "High summer",
        "Sonbahar",
      ]);
      expect((await payload.findByID({ collection: "seasons", id: again }))._status).toBe("draft");
    });

    it("lists its documents, with preview links in each language that they have", async () => {
      const page = await draftPage("season-previewed", ["tr"]);
      const id = await season([page], { hotel: true });
      process.env.PREVIEW_URL = "https://preview.example.com";
      const address = `seasons/${id}/documents`;
      const turkish = await send("GET", `${address}?locale=tr`);
      const english = await send("GET", `${address}?locale=en`);
      const refused = await opened().cms.call("GET", `/api/${address}`, { token: translator });
      delete process.env.PREVIEW_URL;
      const path = `/collections/pages/${page}`;
      const facts = { title: "The hotel's facts", path: "/globals/hotel" };
      const preview = expect.stringMatching(/^https:\/\/preview\.example\.com\/tr\/season-previewed\?/);
      const title = "season-previewed tr";
      expect(turkish.body).toEqual({ documents: [{ title, path, preview }, facts] });
      expect(english.body).toEqual({ documents: [{ title, path }, facts] });
      expect(refused.status).toBe(403);
    });

    it("cannot be published by translators, nor changed while it is public", async () => {
      const page = await draftPage("season-roles", ["en"]);
      const id = await season([page]);
      const body = { _status: "published" };
      const refused = await opened().cms.call("PATCH", `/api/seasons/${id}`, { token: translator, body });
      expect(refused.status).toBe(403);
      await accepted(publish(id));
      expect((await send("PATCH", `seasons/${id}`, { title: "Other", ...body })).status).toBe(409);
    });
  });
}
