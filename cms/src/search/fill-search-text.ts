import { type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";
import { searchTextOf } from "./fold";
import { SEARCHED } from "./searched";

/** Writes the search text of every document and version that was saved before there was one. */
export async function fillSearchText(db: MigrateUpArgs["db"]): Promise<void> {
  for (const [collection, { same, localized }] of Object.entries(SEARCHED)) {
    for (const [table, prefix] of [
      [collection, ""],
      [`_${collection}_v`, "version_"],
    ] as const) {
      const columns = sql.join(
        [
          ...localized.map((name) => sql`l.${sql.identifier(prefix + name)}`),
          ...same.map((name) => sql`d.${sql.identifier(prefix + name)}`),
        ],
        sql`, `,
      );
      const locales = sql.identifier(`${table}_locales`);
      const rows = await db.all<Record<string, unknown>>(
        sql`SELECT l.id, ${columns} FROM ${locales} l JOIN ${sql.identifier(table)} d ON d.id = l._parent_id`,
      );
      for (const { id, ...texts } of rows) {
        const column = sql.identifier(`${prefix}search_text`);
        await db.run(
          sql`UPDATE ${locales} SET ${column} = ${searchTextOf(Object.values(texts))} WHERE id = ${id}`,
        );
      }
    }
  }
}
