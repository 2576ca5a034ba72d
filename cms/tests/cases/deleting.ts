import { cms } from "../support/opened";

describe("deleting", () => {
  const call = (method: string, path: string, body?: object, language?: string) =>
    cms.edit(method, `/api/${path}`, body, language);
  const moveToTrash = (path: string) => call("PATCH", path, { deletedAt: new Date().toISOString() });
  async function make(key: string, data: object): Promise<number> {
    const doc = { key, title: `Page ${key}`, _status: "published", ...data };
    const { id } = await cms.payload.create({ collection: "pages", data: doc, locale: "en" });
    return Number(id);
  }
  async function answers(url: string): Promise<number> {
    return (await cms.call("GET", `/api/v1/pages/url-lang?property-id=1&url=${url}&lang=en`)).status;
  }

  it("moves a page to the trash and off the site, and restores it as a draft", async () => {
    const id = await make("to-trash", { url: "/to-trash" });
    expect(await answers("/to-trash")).toBe(200);
    expect((await moveToTrash(`pages/${id}`)).status).toBe(200);
    expect(await answers("/to-trash")).toBe(404);
    expect(
      (await call("PATCH", `pages/${id}?trash=true`, { deletedAt: null, _status: "draft" })).status,
    ).toBe(200);
    expect(await cms.draft("pages", id, "en")).toMatchObject({
      title: "Page to-trash",
      _status: "draft",
    });
    expect(await answers("/to-trash")).toBe(404);
  });

  it("reports where a page is used, and then needs a confirmation", async () => {
    const id = await make("is-used", { url: "/is-used" });
    const link = { target: { relationTo: "pages", value: id }, text: "There" };
    const linking = await make("uses-it", { contents: [{ kind: "SECTION", link }] });
    const writing = await make("writes-of-it", {
      contents: [{ kind: "SECTION", content: '<p><a href="page:is-used">a</a></p>' }],
    });
    for (const answer of [
      await moveToTrash(`pages/${id}`),
      await call("DELETE", `pages/${id}`),
      await moveToTrash(`pages?where[id][equals]=${id}`),
    ]) {
      expect(JSON.stringify(answer.body)).toMatch(
        /“Page is-used” is used: Page uses-it, Page writes-of-it\./,
      );
    }
    expect(await answers("/is-used")).toBe(200);
    const { body } = await call("GET", `pages/${id}/uses?locale=en`);
    expect(body).toEqual({
      places: [
        { name: "Page uses-it", path: `/collections/pages/${linking}?locale=en` },
        { name: "Page writes-of-it", path: `/collections/pages/${writing}?locale=en` },
      ],
    });
    expect((await moveToTrash(`pages/${id}?usedToo=true`)).status).toBe(200);
    expect(await answers("/is-used")).toBe(404);
  });

  it("works on many pages at once, unlike taking them off the site", async () => {
    const ids = [await make("one-of-many", { url: "/one-of-many" }), await make("two-of-many", {})];
    const many = `pages?where[id][in]=${ids.join()}&trash=true`;
    const off = await call("PATCH", `${many}&locale=en`, { _status: "draft" });
    expect(off.status).toBe(403);
    expect(JSON.stringify(off.body)).toMatch(/take off the site one by one/);
    expect(await answers("/one-of-many")).toBe(200);
    expect((await moveToTrash(many)).status).toBe(200);
    expect(await answers("/one-of-many")).toBe(404);
    expect((await call("PATCH", many, { deletedAt: null, _status: "draft" })).status).toBe(200);
    const find = { collection: "pages", where: { id: { in: ids } }, draft: true } as const;
    expect((await cms.payload.count(find)).totalDocs).toBe(2);
  });

  it("reports where a picture is used", async () => {
    const { id } = await cms.first("media", { filename: "hotel-garden-path.jpg" });
    const answer = await moveToTrash(`media/${id}`);
    expect(answer.status).toBe(409);
    expect(JSON.stringify(answer.body)).toMatch(
      /“hotel-garden-path\.jpg” is used: .*Accessible rooms and beach/,
    );
    const german = await call("DELETE", `media/${id}`, undefined, "de");
    expect(JSON.stringify(german.body)).toMatch(
      /„hotel-garden-path\.jpg“ wird verwendet: .*Barrierefreie Hotelzimmer/,
    );
  });

  it("leaves no dead entry in the public menu, where none can be published either", async () => {
    const id = await make("in-the-menu", { url: "/in-the-menu" });
    const menus = await cms.payload.findGlobal({ slug: "menus", locale: "en", depth: 0 });
    const row = { kind: "FREE", name: "NOWHERE", text: "Nowhere" };
    const save = (header: object[]) =>
      call("POST", "globals/menus?locale=en", { header, _status: "published" });
    const nowhere = await save([...menus.header, row]);
    expect(nowhere.status).toBe(400);
    expect(JSON.stringify(nowhere.body)).toMatch(/An entry of a menu leads somewhere/);
    expect(
      (await save([...menus.header, { ...row, target: { relationTo: "pages", value: id } }])).status,
    ).toBe(200);
    const shown = async () => {
      const { body } = await cms.call("GET", "/api/v1/menus?property-id=1&lang=en");
      return JSON.stringify(body).includes("Nowhere");
    };
    expect(await shown()).toBe(true);
    expect(JSON.stringify((await moveToTrash(`pages/${id}`)).body)).toMatch(/is used: Menus/);
    expect((await moveToTrash(`pages/${id}?usedToo=true`)).status).toBe(200);
    expect(await shown()).toBe(false);
    expect((await save(menus.header)).status).toBe(200);
  });
});
