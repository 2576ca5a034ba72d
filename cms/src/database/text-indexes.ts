import { index as postgresIndex } from "@payloadcms/db-postgres/drizzle/pg-core";
import { index as sqliteIndex } from "@payloadcms/db-sqlite/drizzle/sqlite-core";
import type { PostgresAdapterArgs } from "@payloadcms/db-postgres";
import type { SQLiteSchemaHook } from "@payloadcms/db-sqlite";

type PostgresSchemaHook = NonNullable<PostgresAdapterArgs["afterSchemaInit"]>[number];

/**
 * Indexes localised tables by their parent document or row. Payload indexes them by language first, but reads all
 * languages of a document at once: without these indexes it searches the texts of all documents.
 */
export const textIndexesOfSqlite: SQLiteSchemaHook = ({ schema, extendTable }) => {
  for (const [name, table] of textTables(schema.tables))
    extendTable({
      table,
      extraConfig: (columns) => ({ parent: sqliteIndex(nameOf(name)).on(columns._parentID) }),
    });
  return schema;
};

/** The same for Postgres. */
export const textIndexesOfPostgres: PostgresSchemaHook = ({ schema, extendTable }) => {
  for (const [name, table] of textTables(schema.tables))
    extendTable({
      table,
      extraConfig: (columns) => ({ parent: postgresIndex(nameOf(name)).on(columns._parentID) }),
    });
  return schema;
};

function textTables<Table>(tables: Record<string, Table>): [name: string, table: Table][] {
  return Object.entries(tables).filter(([name]) => name.endsWith("_locales"));
}

const nameOf = (table: string) => `${table}_parent`;
