import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { fieldsOf } from "../../../shared/record";
import { HOSTILE_DRAWINGS } from "../../../tests/all/attack/corpus/drawings";
import { whatActs } from "../../../tests/support/what-acts";
import { cms } from "../support/opened";

describe("input validation", () => {
  let page: { id: number; contents: Record<string, unknown>[] };

  beforeAll(async () => {
    const { id, contents } = await cms.first("pages", { key: "about-us" }, { locale: "en" });
    page = { id: Number(id), contents };
  });

  const upload = async (name: string, type: string, bytes: Uint8Array) => {
    const form = new FormData();
    form.append("file", new Blob([new Uint8Array(bytes)], { type }), name);
    form.append("_payload", "{}");
    return cms.edit("POST", "/api/media", form);
  };
  const blocksWith = (change: object) =>
    page.contents.map((row, index) => (index === 0 ? { ...row, ...change } : row));

  it("refuses a name that makes no valid key, which editors are not asked for, even in a draft", async () => {
    const { status, body } = await cms.edit("PATCH", `/api/pages/${page.id}?locale=en&draft=true`, {
      contents: blocksWith({ name: "two words" }),
      _status: "draft",
    });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toMatch(/Capital letters, digits and _ only/);
  });

  it("refuses a picture of 72 megapixels", async () => {
    const bytes = await sharp({ create: { width: 9_000, height: 8_000, channels: 3, background: "#888" } })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload("huge.jpg", "image/jpeg", bytes);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toMatch(/72 megapixels \(9000 × 8000\); 64 are the most/);
  });

  it("keeps nothing active in a drawing, or refuses it", async () => {
    const wrong: string[] = [];
    const { payload, dataDir } = cms;
    for (const [what, drawing] of Object.entries(HOSTILE_DRAWINGS)) {
      const { status, body } = await upload("drawing.svg", "image/svg+xml", Buffer.from(drawing));
      const { doc } = fieldsOf(body);
      const { id, filename } = fieldsOf(doc);
      if (status === 201) {
        const acting = whatActs(await readFile(join(dataDir, "media", String(filename)), "utf8"));
        if (acting.length > 0) wrong.push(`${what}: ${acting.join(", ")}`);
        await payload.delete({ collection: "media", id: Number(id) });
      } else if (status !== 400) {
        wrong.push(`${what}: ${status} ${JSON.stringify(body)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("fetches no file from another server, which nothing would check", async () => {
    const body = { filename: "drawing.svg", url: "https://hotel.example/drawing.svg" };
    const { status, body: answer } = await cms.edit("POST", "/api/media", body);
    expect(status).toBe(400);
    expect(JSON.stringify(answer)).toMatch(/"path":"file"/);
  });

  it("refuses an oversized draft at its field", async () => {
    const deep = JSON.parse(`${"[".repeat(30)}${"]".repeat(30)}`);
    for (const [body, path, reason] of [
      [{ title: "x".repeat(5_000_000) }, "title", /At most 100000 characters/],
      [{ contents: Array.from({ length: 6_000 }, () => ({ name: "" })) }, "contents", /At most 5000 rows/],
      [{ contents: blocksWith({ content: deep }) }, "contents.0.content", /too large/],
    ] as const) {
      const address = `/api/pages/${page.id}?locale=en&draft=true`;
      const { status, body: answer } = await cms.edit("PATCH", address, body);
      expect(status).toBe(400);
      expect(JSON.stringify(answer)).toMatch(reason);
      expect(JSON.stringify(answer).includes(`"path":"${path}`)).toBe(true);
    }
  });

  it("refuses an invalid day, even in a draft and in the CMS's own fields", async () => {
    const seasons = [{ name: "Pool", from: "10:00", to: "18:00", seasonFrom: "no day" }];
    for (const [method, path, body, field] of [
      ["POST", "/api/pages?draft=true", { title: "No day", createdAt: "no day" }, "createdAt"],
      ["PATCH", `/api/pages/${page.id}?locale=en`, { updatedAt: "no day" }, "updatedAt"],
      ["POST", "/api/globals/hotel?draft=true", { openingHours: seasons }, "openingHours.0.seasonFrom"],
    ] as const) {
      const { status, body: answer } = await cms.edit(method, path, body);
      expect({ field, status }).toEqual({ field, status: 400 });
      expect(JSON.stringify(answer)).toMatch(`"path":"${field}"`);
      expect(JSON.stringify(answer)).toMatch(/A day such as 2028-05-01/);
    }
  });

  it("refuses a text that links to a draft page", async () => {
    const { edit, payload } = cms;
    const data = { key: "a-draft", title: "A draft", _status: "draft" };
    await payload.create({ collection: "pages", data, draft: true });
    const contents = blocksWith({ content: '<p><a href="page:a-draft">There</a></p>' });
    const body = { contents, _status: "published" };
    const answer = await edit("PATCH", `/api/pages/${page.id}?locale=en`, body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toMatch(/“a-draft”, to which a link leads, is a draft/);
  });
});
