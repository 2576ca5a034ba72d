import { EDITOR_CHECKS } from "../../../languages/editor-checks";
import { fillMessage } from "../../../languages/fill-message";
import { fieldsOf } from "../../../shared/record";
import { COLLECTIONS, GLOBALS } from "../../src/slugs";
import { LOADED } from "../../src/together/loaded";
import { accepted } from "../support/cms";
import { cms } from "../support/opened";

type Values = Record<string, unknown>;

const DRAFT = "&draft=true&autosave=true";

describe("two people in one document", () => {
  const PEOPLE = ["anna", "berk"] as const;
  const tokens: Record<string, string> = {};
  let page: number;

  beforeAll(async () => {
    for (const name of PEOPLE) tokens[name] = await cms.signIn("editor", ["de", name]);
  });
  beforeEach(async () => {
    page = await make();
  });

  async function make(): Promise<number> {
    const key = `together-${expect.getState().currentTestName?.length ?? 0}-${Date.now()}`;
    const contents = [{ kind: "SECTION", title: "One" }];
    const data = { key, title: "Page", breadcrumb: "Page", contents, _status: "published" };
    return Number((await cms.payload.create({ collection: "pages", data, locale: "en" })).id);
  }
  /** The values that the admin loads a form with. */
  const load = async (locale = "en"): Promise<Values> => ({
    ...(await cms.draft("pages", page, locale)),
  });
  /** Saves a form: sends the whole document and the values it was loaded with. */
  function save(
    who: (typeof PEOPLE)[number],
    loaded: Values,
    changed: Values,
    query: string,
    language = "en",
  ) {
    const body = new FormData();
    const _status = query.includes("draft=true") ? "draft" : "published";
    body.set("_payload", JSON.stringify({ ...loaded, ...changed, _status, [LOADED]: loaded }));
    const headers = { "Accept-Language": language };
    const path = `/api/pages/${page}?depth=0&${query}`;
    return cms.call("PATCH", path, { token: tokens[who], body, headers });
  }
  const live = (locale: string) => cms.live("pages", page, locale);

  it("are not stopped by locks, which have no purpose when saves are merged", () => {
    const { collections, globals } = cms.payload.config;
    const merging = [...collections, ...globals].filter(({ slug }) =>
      [...COLLECTIONS, ...GLOBALS].some((known) => known === slug),
    );
    expect(merging.map(({ lockDocuments }) => lockDocuments)).toEqual(merging.map(() => false));
  });

  it("can publish different fields, each from a form cms earlier", async () => {
    const [anna, berk] = [await load(), await load()];
    const query = "locale=en&publishSpecificLocale=en";
    await accepted(save("anna", anna, { breadcrumb: "Anna" }, query));
    await accepted(save("berk", berk, { title: "Berk" }, query));
    expect(await live("en")).toMatchObject({ title: "Berk", breadcrumb: "Anna" });
  });

  it("can publish what all languages share, and a single language", async () => {
    const [english, turkish] = [await load("en"), await load("tr")];
    const priceFrom = { amount: 333, currency: "EUR" };
    await accepted(save("anna", english, { priceFrom }, "locale=en"));
    await accepted(save("berk", turkish, { title: "Sayfa" }, "locale=tr&publishSpecificLocale=tr"));
    expect(await live("tr")).toMatchObject({ title: "Sayfa", priceFrom });
    expect(await live("en")).toMatchObject({ title: "Page", priceFrom });
  });

  it("get a conflict in the same field with both values, in the language of the one who saves later", async () => {
    const [anna, berk] = [await load(), await load()];
    await save("anna", anna, { title: "Annas" }, `locale=en${DRAFT}`);
    const berks = { title: "Berks", breadcrumb: "B" };
    const refused = await save("berk", berk, berks, `locale=en${DRAFT}`, "de");
    expect(refused.status).toBe(409);
    const { meanwhile } = EDITOR_CHECKS.de;
    const who = "editor-de-anna@example.com";
    const message = fillMessage(meanwhile.changed, { who, theirs: "Annas", mine: "Berks" });
    expect(refused.body).toMatchObject({
      errors: [
        {
          message: fillMessage(meanwhile.refused, { who }),
          data: { errors: [{ path: "title", message }] },
        },
      ],
    });
    expect(await load()).toMatchObject({ title: "Annas", breadcrumb: "Page" });
  });

  it("see pages and rooms by title in a conflict", async () => {
    const { payload } = cms;
    const other = await payload.create({
      collection: "pages",
      data: { key: `to-link-${Date.now()}`, title: "The spa" },
      locale: "en",
    });
    const room = await cms.first("rooms", {}, { locale: "en" });
    const [anna, berk] = [await load(), await load()];
    const linked = (target: object) => [{ ...fieldsOf([anna.contents].flat()[0]), link: { target } }];
    const annas = {
      breadcrumbs: [page],
      contents: linked({ relationTo: "rooms", value: room.id }),
    };
    const berks = {
      breadcrumbs: [other.id],
      contents: linked({ relationTo: "pages", value: other.id }),
    };
    await accepted(save("anna", anna, annas, `locale=en${DRAFT}`));
    const refused = await save("berk", berk, berks, `locale=en${DRAFT}`);
    const said = (theirs: unknown) =>
      fillMessage(EDITOR_CHECKS.en.meanwhile.changed, {
        who: "editor-de-anna@example.com",
        theirs: String(theirs),
        mine: "The spa",
      });
    expect(refused.body).toMatchObject({
      errors: [
        {
          data: {
            errors: expect.arrayContaining([
              { path: "contents.0.link.target", message: said(room.title) },
              { path: "breadcrumbs", message: said("Page") },
            ]),
          },
        },
      ],
    });
  });

  const withFirst = (name: string, change: Values) => (doc: Values) => {
    const [first, ...others] = [doc[name]].flat();
    return { [name]: [{ ...fieldsOf(first), ...change }, ...others] };
  };
  it.each<[string, (doc: Values) => Values, (doc: Values) => Values]>([
    ["media/1", () => ({ subject: "Annas" }), () => ({ alt: "Berks" })],
    ["globals/hotel", () => ({ legalName: "Annas" }), () => ({ checkIn: "15:30" })],
    ["globals/menus", withFirst("header", { text: "Annas" }), withFirst("footer", { text: "Berks" })],
    [
      "globals/redirects",
      () => ({ rows: [{ id: "a".repeat(24), from: "/annas", to: "/", status: "301" }] }),
      () => ({ rows: [{ id: "b".repeat(24), from: "/berks", to: "/", status: "301" }] }),
    ],
  ])("lose nothing in %s either", async (path, annas, berks) => {
    // In Turkish, because a later change to the source would mark the translations as outdated.
    const at = `/api/${path}?depth=0&locale=tr${path.endsWith("redirects") ? "" : "&draft=true"}`;
    const method = path.startsWith("globals") ? "POST" : "PATCH";
    const read = async () => fieldsOf((await cms.call("GET", at, { token: tokens.anna })).body);
    const send = (who: (typeof PEOPLE)[number], loaded: Values, changed: Values) => {
      const body = new FormData();
      const status = "_status" in loaded ? { _status: "draft" } : {};
      body.set("_payload", JSON.stringify({ ...loaded, ...changed, ...status, [LOADED]: loaded }));
      return cms.call(method, at, { token: tokens[who], body });
    };
    const loaded = await read();
    await accepted(send("anna", loaded, annas(loaded)));
    await accepted(send("berk", loaded, berks(loaded)));
    const both = { ...annas(loaded), ...berks(loaded) };
    if (path.endsWith("redirects")) {
      const rows = [(await read()).rows].flat().map((row) => fieldsOf(row).from);
      expect(rows).toEqual(expect.arrayContaining(["/annas", "/berks"]));
    } else expect(await read()).toMatchObject(both);
    await send("anna", await read(), loaded);
  });

  it("are told of a refused row by its number in their own form, which lacks a colleague's new row", async () => {
    const [anna, berk] = [await load(), await load()];
    const rows = [anna.contents].flat().map(fieldsOf);
    const contents = [{ id: "c".repeat(24), kind: "SECTION", title: "Annas" }, ...rows];
    await accepted(save("anna", anna, { contents }, `locale=en${DRAFT}`));
    const link = { target: { relationTo: "pages", value: 999_999 } };
    const berks = { contents: rows.map((row) => ({ ...row, link })) };
    const refused = await save("berk", berk, berks, "locale=en");
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errors: [
          {
            message: expect.stringMatching(/ Blocks 1 > [^>\d]+ > [^>\d]+$/),
            data: { errors: [{ path: "contents.0.link.target", message: EDITOR_CHECKS.en.link.gone }] },
          },
        ],
      },
    });
  });

  it("are overwritten by a program that does not say what it has read", async () => {
    const before = await load();
    await save("anna", before, { title: "Annas" }, `locale=en${DRAFT}`);
    const path = `/api/pages/${page}?locale=en&draft=true`;
    const body = { title: "By a program", breadcrumb: "Page" };
    await accepted(cms.edit("PATCH", path, body));
    expect((await load()).title).toBe("By a program");
  });
});
