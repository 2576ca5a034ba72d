import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { portableContent } from "../../src/seed/portable-content";
import type { TestedCms } from "../support/cms";

/** A small hotel, as the migrations left it that are one now. */
export async function earlierDatabase(kind: "sqlite" | "postgres"): Promise<string> {
  const dump = await readFile(resolve(`cms/tests/databases/before-one-migration.${kind}.sql.gz`));
  return gunzipSync(dump).toString();
}

export function earlierDatabaseCases(opened: () => TestedCms, migrations: number): void {
  it("runs none of its migrations again, and those since", async () => {
    const { totalDocs } = await opened().payload.count({ collection: "payload-migrations" });
    expect(totalDocs).toBe(migrations);
  });

  it("answers what it holds, and takes changes in each language", async () => {
    const { payload } = opened();
    for (const [locale, title] of [
      ["tr", "Liman"],
      ["en", "Harbour"],
    ] as const)
      await payload.update({
        collection: "pages",
        where: { key: { equals: "home" } },
        locale,
        data: { title, _status: "published" },
      });
    const { pages, rooms, hotel } = await portableContent(payload);
    expect(hotel?.name).toBe("Harbour House");
    expect([pages.size, rooms.size]).toEqual([10, 1]);
    expect(pages.get("home")?.title).toMatchObject({ tr: "Liman", en: "Harbour" });
  });
}
