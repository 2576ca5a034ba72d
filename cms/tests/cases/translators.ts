import { createLocalReq } from "payload";
import { serverFunctions } from "../../src/admin/server-functions";
import { type Route, routesOf } from "../support/routes";
import { draftState, publicState } from "../support/state";
import { drawing, Targets } from "../support/targets";
import { accepted } from "../support/cms";
import { cms } from "../support/opened";

/** Queries and bodies to try; none of them may change anything that translators may not change. */
const ATTEMPTS: readonly { query: string; body?: () => unknown }[] = [
  { query: "" },
  { query: "", body: () => ({ title: "Changed", _status: "draft" }) },
  { query: "", body: () => ({ title: "Changed", _status: "published" }) },
  { query: "unpublishAllLocales=true", body: () => ({ _status: "draft" }) },
  { query: "draft=true" },
  { query: "draft=true", body: () => ({ title: "Changed", number: 7, _status: "published" }) },
  { query: "draft=true&autosave=true" },
  { query: "draft=true&publishAllLocales=true" },
  { query: "draft=true&unpublishAllLocales=true" },
  { query: "draft=true&publishSpecificLocale=de" },
  { query: "publishSpecificLocale=tr", body: () => ({ _status: "published" }) },
  { query: "draft[]=true" },
  { query: "draft=true", body: () => drawing("replaced.svg", { alt: "Changed" }) },
  { query: "draft=true", body: () => ({ alt: "Changed", focalX: 10, focalY: 10 }) },
  {
    query: "draft=true&uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=10",
    body: () => ({ alt: "Changed" }),
  },
];

describe("translators of Turkish and Russian", () => {
  let targets: Targets;
  let own: string;
  const email = "translator-tr-ru@example.com";
  const newSession = () => cms.signIn("translator", ["tr", "ru"]);

  beforeAll(async () => {
    targets = new Targets(cms.payload, "attacked");
    own = await newSession();
  });

  const attack = async (route: Route) => {
    const { path, body: usual } = await targets.callTo(route);
    const attempts = isWrite(route) ? ATTEMPTS : ATTEMPTS.slice(0, 1);
    return async () => {
      // Some of the users' routes end the session that calls them.
      const token = route.slug === "users" ? await newSession() : own;
      await cms.call(route.method, path, { body: usual });
      for (const { query, body = () => usual } of attempts) {
        for (const locale of attempts.length > 1 ? ["tr", "de"] : ["tr"]) {
          await cms.call(route.method, `${path}&locale=${locale}&${query}`, { token, body: body() });
        }
      }
    };
  };
  const state = async () => ({ ...(await publicState()), ...(await draftState(cms.payload, "de")) });

  it("cannot change anything public, files, users, plans or other languages by any route, nor can anonymous callers", async () => {
    // All targets are created before the state is read, so that only the attacks can change it.
    const attacks = [];
    for (const route of routesOf(cms.payload)) attacks.push(await attack(route));
    const before = await state();
    for (const run of attacks) await run();
    expect(await state()).toEqual(before);
  });

  it("cannot plan anything, and a plan in a translator's name does nothing", async () => {
    const { payload } = cms;
    const page = await targets.make("pages");
    const translator = await cms.first("users", { email });
    const user = { ...translator, collection: "users" };
    const doc = { relationTo: "pages", value: String(page) };
    const planned = async () => (await payload.count({ collection: "payload-jobs" })).totalDocs;
    const before = await planned();
    const req = await createLocalReq({ user, locale: "tr" }, payload);
    const planning = { type: "unpublish", date: new Date(), doc } as const;
    const rest = { cookies: new Map(), importMap: {}, locale: undefined, permissions: {}, user, req };
    await expect(async () => serverFunctions["schedule-publish"]({ ...rest, ...planning })).rejects.toThrow(
      /not allowed/,
    );
    expect(await planned()).toBe(before);

    await payload.jobs.queue({
      task: "schedulePublish",
      input: { type: "unpublish", doc, user: { relationTo: "users", value: translator.id } },
    });
    await payload.jobs.run({ queue: "default" });
    expect((await payload.findByID({ collection: "pages", id: page }))._status).toBe("published");
    await payload.delete({ collection: "payload-jobs", where: { hasError: { equals: true } } });
  });

  it("are told why, and can still save drafts in their own languages", async () => {
    const { call, payload } = cms;
    const token = await newSession();
    const id = await targets.make("media");
    const said = async (query: string, body: unknown) => {
      const answer = await call("PATCH", `/api/media/${id}?locale=tr&${query}`, { token, body });
      return [answer.status, JSON.stringify(answer.body)] as const;
    };
    const [live, why] = await said("", { alt: "Denizde bir harita" });
    expect(live).toBe(403);
    expect(why).toMatch(/Translators save drafts; an editor publishes them/);
    const [file, whose] = await said("draft=true", drawing("replaced.svg"));
    expect(file).toBe(403);
    expect(whose).toMatch(/An editor changes a picture's file/);
    for (const [name, value] of Object.entries({ subject: "balcony", ai: "made", focalX: 10 })) {
      const [other, what] = await said("draft=true", { alt: "Denizde bir harita", [name]: value });
      expect([name, other]).toEqual([name, 403]);
      expect(what).toMatch(
        name === "focalX" ? /a picture's file/ : /\((subject|ai)\) is changed by an editor/,
      );
    }
    const [status] = await said("draft=true", { alt: "Denizde bir harita" });
    expect(status).toBe(200);
    const at = async (draft: boolean) =>
      (await payload.findByID({ collection: "media", id, draft, locale: "tr" })).alt ?? undefined;
    expect([await at(false), await at(true)]).toEqual([undefined, "Denizde bir harita"]);
  });

  it("are told which field is not theirs, but old values sent along by a form are ignored", async () => {
    const { call, draft, first, payload } = cms;
    const token = await newSession();
    const { id } = await first("rooms", { key: "garden-room" });
    const room = await payload.findByID({ collection: "rooms", id, locale: "tr", depth: 0 });
    const path = `/api/rooms/${id}?locale=tr&draft=true`;
    const { features } = room;
    expect(features.length).toBeGreaterThan(1);
    const attempts: [string, object][] = [
      ["“Size in m²” (size)", { size: 999 }],
      ["(capacity.adults)", { capacity: { adults: 9 } }],
      ["(features)", { features: features.slice(1) }],
      ["(features)", { features: [...features].reverse() }],
      ["(features)", { features: [...features, { text: "Bir şey daha" }] }],
    ];
    for (const [named, body] of attempts) {
      const answer = await call("PATCH", path, { token, body: { summary: "Sakin.", ...body } });
      expect([named, answer.status]).toEqual([named, 403]);
      expect(JSON.stringify(answer.body)).toContain(`${named} is changed by an editor`);
    }
    const mine = { ...room, summary: "Sakin.", _status: "draft" };
    await accepted(call("PATCH", path, { token, body: mine }));

    const translated = features.slice(1).map((row: object) => ({ ...row, text: "Sessiz" }));
    const form = new FormData();
    const old = { size: 999, features: translated, summary: "Çok sakin." };
    form.set("_payload", JSON.stringify({ ...mine, ...old }));
    await accepted(call("PATCH", path, { token, body: form }));
    expect(await draft("rooms", Number(id), "tr")).toMatchObject({
      size: room.size,
      features: [features[0], ...translated],
      summary: "Çok sakin.",
    });
  });
});

/** True for routes that write what the site shows; the others are tried in only one way. */
function isWrite({ method, path, slug }: Route): boolean {
  const isContent = slug !== undefined && ["pages", "media", "menus"].includes(slug);
  return isContent && (method === "PATCH" || (method === "POST" && /(menus|versions\/:id)$/.test(path)));
}
