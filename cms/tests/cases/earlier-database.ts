import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { portableContent } from "../../src/seed/portable-content";
import type { TestedCms } from "../support/cms";

/** Dump of a small hotel's database from before its migrations were merged into one. */
export async function earlierDatabase(kind: "sqlite" | "postgres"): Promise<string> {
  const dump = await readFile(resolve(`cms/tests/databases/before-one-migration.${kind}.sql.gz`));
  return gunzipSync(dump).toString();
}

/** `before`: number of migrations it had run, all of which the first current migration replaces. */
export function earlierDatabaseCases(opened: () => TestedCms, before: number): void {
  it("repeats none of its migrations, but runs later ones", async () => {
    const { payload } = opened();
    const { totalDocs } = await payload.count({ collection: "payload-migrations" });
    const files = (await readdir(payload.db.migrationDir)).filter((name) => /^\d.*\.ts$/.test(name));
    expect(totalDocs).toBe(before + files.length - 1);
  });

  it("serves its content and accepts changes in each language", async () => {
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
