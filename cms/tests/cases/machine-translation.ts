import { EDITOR_CHECKS } from "../../../languages/editor-checks";
import { EDITOR_DESK } from "../../../languages/editor-desk";
import { fillMessage } from "../../../languages/fill-message";
import { fieldsOf } from "../../../shared/record";
import { translations } from "../../src/translation/translations";
import { accepted } from "../support/cms";
import { quoted } from "../../../tests/support/cms/translation-service";
import { cms, service } from "../support/opened";

const TITLE = "Nevra Spa";
const CONTENT = '<p>Open from 9:00 <a href="page:gdpr">every day</a></p>';

describe("a machine translation", () => {
  let translator: string;
  let page: number;
  let count = 0;

  beforeAll(async () => {
    translator = await cms.signIn("translator", ["tr", "en"]);
    const glossary = [{ word: "Nevra" }, { word: "Spa", language: "tr", translation: "Kaplıca" }];
    await call("POST", "/api/globals/hotel?locale=en&draft=true", { glossary, _status: "draft" });
  });

  beforeEach(async () => {
    service.calls.length = 0;
    service.behave({});
    count += 1;
    const { doc } = await call("POST", "/api/pages?locale=en", {
      key: `by-machine-${count}`,
      title: TITLE,
      url: `/by-machine-${count}`,
      contents: [{ kind: "SECTION", title: "The pool", content: CONTENT }],
      _status: "published",
    });
    page = Number(fieldsOf(doc).id);
  });

  const call = (method: string, path: string, body?: object) => accepted(cms.edit(method, path, body));
  const asTranslator = (method: string, path: string, body?: object) =>
    accepted(cms.call(method, path, { token: translator, body }));
  const ask = (body: object = {}, { token = translator, locale = "tr", language = "en" } = {}) =>
    cms.call("POST", `/api/machine-translation?locale=${locale}`, {
      token,
      headers: { "Accept-Language": language },
      body: { collection: "pages", id: page, from: "en", ...body },
    });
  const read = async (locale = "tr", draft = true) => {
    const doc = await (draft ? cms.draft : cms.live)("pages", page, locale);
    const [block] = Array.isArray(doc.contents) ? doc.contents.map(fieldsOf) : [];
    return { title: doc.title ?? null, block: block?.title ?? null, content: block?.content ?? null };
  };
  const source = async () => asTranslator("GET", `/api/pages/${page}/source?locale=tr&from=en`);
  const save = (data: object, locale = "tr") =>
    call("PATCH", `/api/pages/${page}?locale=${locale}&draft=true`, { ...data, _status: "draft" });
  const publish = (data: object = {}, locale = "tr") =>
    cms.edit("PATCH", `/api/pages/${page}?locale=${locale}&publishSpecificLocale=${locale}`, {
      ...data,
      _status: "published",
    });
  const publishAll = () => cms.edit("PATCH", `/api/pages/${page}?locale=en`, { _status: "published" });
  const DRAFT = {
    title: "Nevra Kaplıca",
    block: "«The pool»",
    content: '<p>«Open from» 9:00 <a href="page:gdpr">«every day»</a></p>',
  };

  it("is a draft of what is missing, for the language's translator, keeping names, links and numbers", async () => {
    const { body, status } = await ask();
    expect([status, body]).toEqual([200, { written: 3, refused: [] }]);
    expect(await read()).toEqual(DRAFT);
    expect(await read("tr", false)).toEqual({ title: null, block: null, content: null });
    const listed = await translations(cms.payload, { from: "en", to: "tr" });
    expect(listed.find(({ slug, id }) => slug === "pages" && id === page)).toMatchObject({
      missing: 1,
      machine: 3,
    });
    expect((await source()).machine).toHaveLength(3);
  });

  it("overwrites nothing, and calls the service only if something is missing", async () => {
    await save({ title: "Elle" });
    await ask();
    expect(await read()).toEqual({ ...DRAFT, title: "Elle" });
    service.calls.length = 0;
    expect((await ask()).body).toEqual({ written: 0, refused: [] });
    expect(service.calls).toEqual([]);
  });

  it("is made again for a single text on request", async () => {
    await save({ title: "Elle" });
    await ask({ paths: ["title"] });
    expect(await read()).toEqual({ title: DRAFT.title, block: null, content: null });
  });

  it("is made from a language in which the text exists", async () => {
    await save({ title: "Das Bad" }, "de");
    await save({ title: null }, "en");
    expect((await ask({ paths: ["title"], from: undefined })).body).toEqual({ written: 1, refused: [] });
    expect((await read()).title).toBe("«Das Bad»");
    expect(service.calls[0]?.body).toMatchObject({ source_lang: "DE", target_lang: "TR" });
  });

  it("keeps what someone wrote in the meantime, and says so", async () => {
    service.behave({ meanwhile: () => save({ title: "Elle" }).then(() => {}) });
    const message = fillMessage(EDITOR_CHECKS.en.machine.meanwhile, { text: TITLE });
    expect((await ask()).body).toEqual({ written: 2, refused: [message] });
    expect(await read()).toEqual({ ...DRAFT, title: "Elle" });
    expect((await source()).machine).toHaveLength(2);
  });

  it("leaves out a text in which the service lost something, with a message in the reader's language", async () => {
    const translated = (run: string) => quoted(run.replace(/<code[^>]*>9:00<\/code>/, "9"));
    service.behave({ translated });
    const message = fillMessage(EDITOR_CHECKS.de.machine.lost, { text: "Open from 9:00 every day" });
    expect((await ask({}, { language: "de" })).body).toEqual({ written: 2, refused: [message] });
    expect(await read()).toEqual({ ...DRAFT, content: null });
  });

  it("changes nothing and says why if the service fails", async () => {
    service.behave({ status: 456 });
    expect(await ask()).toMatchObject({ status: 502, body: { message: EDITOR_CHECKS.en.machine.limit } });
    expect(await read()).toEqual({ title: null, block: null, content: null });
  });

  it("is only for users who may write in the language", async () => {
    expect((await ask({}, { locale: "de" })).status).toBe(403);
    expect((await cms.call("POST", "/api/machine-translation?locale=tr", { body: {} })).status).toBe(403);
    expect((await ask({ from: "tr" })).status).toBe(400);
    expect(service.calls).toEqual([]);
  });

  it("cannot be published by any route until someone has confirmed it, while other languages can", async () => {
    await ask();
    const url = `/tr/makineyle-${count}`;
    const refused = await publish({ url });
    const { machine: say } = EDITOR_CHECKS.en;
    const button = EDITOR_DESK.en.translations.machineRight;
    const message = fillMessage(say.unconfirmed, { language: "Turkish", button });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      errors: [
        {
          message: fillMessage(say.refusedPublic, { count: 3 }),
          data: {
            errors: ["title", "contents.0.title", "contents.0.content"].map((path) => ({ path, message })),
          },
        },
      ],
    });
    expect(await read("tr", false)).toEqual({ title: null, block: null, content: null });

    await save({ url });
    expect((await publishAll()).status).toBe(400);
    await save({ url: null });
    expect((await publishAll()).status).toBe(200);
    expect((await publish({ title: "Nevra Bath" }, "en")).status).toBe(200);
    expect((await read("en", false)).title).toBe("Nevra Bath");

    const { machine } = await source();
    await asTranslator("POST", `/api/pages/${page}/source?locale=tr&from=en`, { paths: machine });
    expect((await source()).machine).toEqual([]);
    expect((await publish({ url })).status).toBe(200);
    expect(await read("tr", false)).toEqual(DRAFT);
  });

  it("is confirmed by correcting it, until the older version is restored", async () => {
    await ask();
    const { payload } = cms;
    const where = { parent: { equals: page } };
    const [made] = (await payload.findVersions({ collection: "pages", where, sort: "-updatedAt", limit: 1 }))
      .docs;
    await save({ title: "Nevra Hamamı" });
    expect((await source()).machine).toHaveLength(2);
    const path = `/api/pages/versions/${String(made?.id)}/language?locale=tr`;
    await asTranslator("POST", path, {});
    expect((await source()).machine).toHaveLength(3);
  });

  it("covers pictures, too, and is copied along with them", async () => {
    const id = Number((await cms.first("media", { mimeType: "image/jpeg" })).id);
    const media = await ask({ collection: "media", id, paths: ["alt"] });
    expect(media.body).toEqual({ written: 1, refused: [] });
    const { doc } = await call("POST", `/api/media/${id}/duplicate?locale=en`);
    const path = `/api/media/${String(fieldsOf(doc).id)}/source?locale=tr&from=en`;
    expect((await call("GET", path)).machine).toEqual(["alt"]);
  });

  it("covers the hotel's facts, too", async () => {
    const hotel = await ask({ collection: undefined, global: "hotel", paths: ["tagline"] });
    expect(hotel.body).toEqual({ written: 1, refused: [] });
    const { tagline } = await call("GET", "/api/globals/hotel?locale=tr&draft=true");
    expect(tagline).toContain("«");
  });
});
