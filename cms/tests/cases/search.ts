import { fieldsOf } from "../../../shared/record";
import { cms } from "../support/opened";

describe("the list search", () => {
  afterAll(async () => {
    await cms.payload.delete({ collection: "pages", where: { key: { like: "search-" } } });
  });

  /** Keys of the documents found by a search, queried like the admin's lists. */
  const keysFor = async (typed: string, locale: string, collection = "pages", field = "searchText") => {
    const query = new URLSearchParams({ locale, draft: "true", [`where[or][0][${field}][like]`]: typed });
    const { body } = await cms.edit("GET", `/api/${collection}?${query.toString()}`);
    const { docs } = fieldsOf(body);
    return Array.isArray(docs) ? docs.map(fieldsOf).map(({ key, filename: name }) => key ?? name) : [];
  };

  for (const [locale, title, ...searches] of [
    ["tr", "Iğdır İskelesi", "ığdır", "igdir", "IĞDIR", "iskelesi", "İSKELESİ"],
    ["tr", "Çeşme'de ışık ve gölge", "cesme", "ÇEŞME", "isik golge", "IŞIK"],
    ["ru", "Ёлка у моря", "елка", "ЁЛКА", "ёлка", "моря ёлка"],
    ["de", "Große Straße in München", "grosse strasse", "GROSSE", "straße", "Munchen", "Muenchen"],
  ] as const) {
    it(`finds “${title}” by ${searches.join(", ")}`, async () => {
      const { payload } = cms;
      const key = `search-${searches.length}-${locale}-${title.length}`;
      await payload.create({ collection: "pages", locale, draft: true, data: { key, title } });
      for (const typed of searches)
        expect([`${typed} in ${locale}`, await keysFor(typed, locale)]).toEqual([
          `${typed} in ${locale}`,
          [key],
        ]);
    });
  }

  it("finds a page by words in its blocks if no title has them, but not by markup", async () => {
    const { payload } = cms;
    const key = "search-in-texts";
    const contents = [{ kind: "SECTION", content: "<h2>Şezlong</h2><p>gölgede <em>sabah</em></p>" }];
    const data = { key, title: "Plaj", contents };
    await payload.create({ collection: "pages", locale: "tr", draft: true, data });
    expect(await keysFor("sezlong golgede", "tr")).toEqual([key]);
    expect(await keysFor("sezlong", "de")).toEqual([]);
    expect(await keysFor("<em>", "tr")).not.toContain(key);
  });

  it("finds rooms by name, and pictures by file name, alternative text and note, including in choosers", async () => {
    const { payload } = cms;
    const [room] = (await payload.find({ collection: "rooms", locale: "de", limit: 1 })).docs;
    const [picture] = (await payload.find({ collection: "media", locale: "tr", limit: 1, sort: "id" })).docs;
    if (!room?.title || !picture?.alt || !picture.subject || !picture.filename)
      throw new Error("The first room and picture have no words.");
    expect(await keysFor(room.title.toUpperCase(), "de", "rooms")).toContain(room.key);
    expect(await keysFor(room.title.toUpperCase(), "de", "rooms", "title")).toContain(room.key);
    for (const typed of [picture.filename, picture.alt.toLocaleUpperCase("tr"), picture.subject])
      expect(await keysFor(typed, "tr", "media")).toContain(picture.filename);
  });
});
