import { LOCALES } from "../../../shared/locales";
import { loadState } from "../../src/publish/state";
import { plan } from "../../src/seed/plans";
import { portableContent } from "../../src/seed/portable-content";
import { startNotifier } from "../support/notifier";
import { untilTrue } from "../../../tests/support/until-true";
import { cms, site } from "../support/opened";

/** Its response contains the titles, too. */
const LIST = "/v1/pages?property-id=1&lang=tr";

describe("publishing", () => {
  const start = () => startNotifier(cms.payload);
  const told = () => site.messages.map(({ data }) => data.calls);
  const pageId = async (key: string) => Number((await cms.first("pages", { key })).id);
  const change = (id: number, data: object, { locale = "tr", draft = false } = {}) =>
    cms.payload.update({
      collection: "pages",
      id,
      data,
      draft,
      locale,
      context: { importing: true },
    });
  /** Later notifications; a change causes none if the notification of the next change is the only one. */
  const nextAfter = async (count: number) => {
    await untilTrue(() => site.messages.length > count);
    return told().slice(count);
  };

  it("tells the site to read everything once, then names the changed answers, with a signature", async () => {
    const publisher = start();
    const id = await pageId("loyalty");
    expect(await nextAfter(0)).toEqual([undefined]);
    await change(id, { title: "Yeni", _status: "published" });
    expect(await nextAfter(1)).toEqual([
      ["/v1/pages/url-lang?property-id=1&url=/tr/pinara-dostlari&lang=tr", LIST],
    ]);
    await publisher.stop();
  });

  it("names the hotel's facts by their calls if no hotel file is written", async () => {
    const publisher = start();
    const { payload } = cms;
    const before = site.messages.length;
    await payload.updateGlobal({
      slug: "hotel",
      data: { phone: { label: "+90 242 000 00 00", tel: "+902420000000" }, _status: "published" },
      locale: "en",
      context: { importing: true },
    });
    expect(await nextAfter(before)).toEqual([LOCALES.map((lang) => `/v1/properties/1?lang=${lang}`)]);
    const { body } = await cms.call("GET", "/api/v1/properties/1?lang=de");
    expect(JSON.stringify(body)).toMatch(/"main":\{"label":"\+90 242 000 00 00","tel":"\+902420000000"\}/);
    expect(JSON.stringify(body)).toMatch(/"localDirectionsMap":\{"sourceUrl":"\/media\/directions-de.svg"/);
    await publisher.stop();
  });

  it("tells the site nothing about a draft, but about unpublishing, a new address and deleting", async () => {
    const publisher = start();
    const { payload } = cms;
    const before = site.messages.length;
    const id = await pageId("loyalty");
    await change(id, { title: "Ein Entwurf", _status: "draft" }, { draft: true });
    await change(await pageId("intro"), { title: "Yeni giriş", _status: "published" });
    expect(await nextAfter(before)).toEqual([
      ["/v1/pages/url-lang?property-id=1&url=/tr/koyda-bir-gun&lang=tr", LIST],
    ]);

    await change(id, { url: "/tr/sadakat", _status: "published" });
    const [moved = []] = await nextAfter(before + 1);
    expect(moved).toContain("/v1/pages/url-lang?property-id=1&url=/tr/pinara-dostlari&lang=tr");
    expect(moved).toContain("/v1/pages/url-lang?property-id=1&url=/tr/sadakat&lang=tr");
    expect(moved).toContain("/v1/pages/url-lang?property-id=1&url=/loyalty&lang=en");
    expect(moved).toContain("/v1/menus?property-id=1&lang=tr");

    await change(id, { _status: "draft" });
    const [left = []] = await nextAfter(before + 2);
    expect(left).toContain("/v1/pages/url-lang?property-id=1&url=/de/freunde-von-pinara&lang=de");

    await change(id, { _status: "published" });
    await nextAfter(before + 3);
    await payload.delete({ collection: "pages", id });
    const [gone = []] = await nextAfter(before + 4);
    expect(gone).toContain("/v1/pages/url-lang?property-id=1&url=/de/freunde-von-pinara&lang=de");
    await publisher.stop();
  });

  it("loses none of 20 simultaneous saves, and tells the site about all of them", async () => {
    const publisher = start();
    await untilTrue(async () => (await loadState(cms.payload, "site")).waiting === 0);
    const before = site.messages.length;
    const { docs } = await cms.payload.find({
      collection: "pages",
      where: { _status: { equals: "published" }, url: { exists: true } },
      locale: "de",
      limit: 10,
      depth: 0,
    });
    const titleOf = (id: unknown, turn: number) => `Seite ${String(id)}, ${turn}`;
    const saves = [1, 2].flatMap((turn) =>
      docs.map(({ id }) =>
        change(Number(id), { [turn === 1 ? "title" : "breadcrumb"]: titleOf(id, turn) }, { locale: "de" }),
      ),
    );
    expect(docs.length).toBe(10);
    expect((await Promise.all(saves)).length).toBe(2 * docs.length);
    for (const { id } of docs) {
      const saved = await cms.live("pages", Number(id), "de");
      expect([saved.title, saved.breadcrumb]).toEqual([titleOf(id, 1), titleOf(id, 2)]);
    }
    const path = (url: string) =>
      `/v1/pages/url-lang?property-id=1&url=${url.split("/").map(encodeURIComponent).join("/")}&lang=de`;
    const isTold = (url: string) =>
      site.messages.slice(before).some(({ data }) => data.calls?.includes(path(url)));
    await untilTrue(() => docs.every(({ url }) => isTold(url)));
    await publisher.stop();
  });

  it("retries until the site answers, even after a restart in between", async () => {
    const before = site.messages.length;
    const first = start();
    await untilTrue(async () => (await loadState(cms.payload, "site")).waiting === 0);
    site.fail(503);
    const tries = site.tries();
    await change(await pageId("intro"), { title: "Kaybolmaz", _status: "published" });
    await untilTrue(() => site.tries() >= tries + 2);
    await untilTrue(async () => (await loadState(cms.payload, "site")).attempts >= 2);
    const state = await loadState(cms.payload, "site");
    expect([state.problem?.reason, state.problem?.status]).toEqual(["failing", 503]);
    expect(state.problem?.message ?? "").toMatch(/answered 503/);
    // Like SIGKILL: nothing in this process continues.
    await first.stop();
    site.fail(undefined);
    expect(site.messages.length).toBe(before);
    const second = start();
    expect(await nextAfter(before)).toEqual([
      ["/v1/pages/url-lang?property-id=1&url=/tr/koyda-bir-gun&lang=tr", LIST],
    ]);
    await untilTrue(async () => (await loadState(cms.payload, "site")).waiting === 0);
    expect((await loadState(cms.payload, "site")).problem).toBeUndefined();
    await second.stop();
  });
});

describe("a plan", () => {
  it("publishes a draft when its time has come, with nobody signed in", async () => {
    const { payload, call, first } = cms;
    const doc = await first("pages", { key: "packages" }, { locale: "tr" });
    const data = { title: "Planlı", _status: "draft" };
    await payload.update({ collection: "pages", id: doc.id, data, draft: true, locale: "tr" });
    const inTwoHours = new Date(Date.now() + 7_200_000).toISOString();
    const job = (type: string, waitUntil: Date) =>
      payload.jobs.queue({
        task: "schedulePublish",
        input: { type, doc: { relationTo: "pages", value: String(doc.id) } },
        waitUntil,
      });
    const path = `/api/v1/pages/url-lang?property-id=1&url=${doc.url}&lang=tr`;
    const says = async () => JSON.stringify((await call("GET", path)).body).includes("Planlı");

    await job("publish", new Date(Date.now() + 3_600_000));
    await payload.jobs.run({ queue: "default" });
    expect(await says()).toBe(false);
    const later = (await portableContent(payload)).pages.get("packages");
    // A content folder has one state per page, the public one, so the scheduled update isn't exported.
    expect([later?.title.tr, later?.publishAt]).toEqual([expect.any(String), undefined]);
    await job("publish", new Date(Date.now() - 1_000));
    await payload.jobs.run({ queue: "default" });
    expect(await says()).toBe(true);
    await job("unpublish", new Date(Date.now() - 1_000));
    await payload.jobs.run({ queue: "default" });
    expect((await call("GET", path)).status).toBe(404);

    await plan(payload, "pages", Number(doc.id), { unpublishAt: inTwoHours });
    const planned = (await portableContent(payload)).pages.get("packages");
    expect(planned?.title.tr).toBe("Planlı");
    expect(Date.parse(planned?.publishAt ?? "")).toBeGreaterThan(Date.now());
    expect(planned?.unpublishAt).toBe(inTwoHours);
  });
});
