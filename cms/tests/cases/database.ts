import { createClient } from "@libsql/client";
import { parseEnvironment } from "../../src/environment";
import { cms } from "../support/opened";

describe("the database", () => {
  it("finds a document's texts without reading those of all others", async () => {
    const client = createClient({ url: `file:${parseEnvironment(process.env).databaseFile}` });
    const { rows } = await client.execute(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE '%\\_locales' ESCAPE '\\'",
    );
    const tables = rows.map(({ name }) => String(name));
    expect(tables.length).toBeGreaterThan(10);
    const slow = [];
    for (const table of tables) {
      const plan = await client.execute(`EXPLAIN QUERY PLAN SELECT * FROM "${table}" WHERE _parent_id = 1`);
      if (plan.rows.some(({ detail }) => !String(detail).startsWith("SEARCH"))) slow.push(table);
    }
    client.close();
    expect(slow).toEqual([]);
  });

  it("is given no text that it would truncate, even in drafts", async () => {
    const { payload } = cms;
    const save = payload.updateGlobal({
      slug: "redirects",
      data: { rows: [{ from: "/old", to: "https://example.com/\0", status: "301" }] },
    });
    await expect(save).rejects.toMatchObject({
      data: { errors: [{ path: "rows.0.to", message: expect.stringContaining("U+0000") }] },
    });
    const draft = payload.create({ collection: "pages", draft: true, data: { title: "Pool\ud800" } });
    await expect(draft).rejects.toThrow(/title/i);
  });
});
