import { createClient } from "@libsql/client";
import { parseEnvironment } from "../../src/environment";

export function databaseCases(): void {
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
  });
}
