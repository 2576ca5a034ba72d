import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from "payload";
import { fileUrl } from "../../../shared/file-url";
import type { Environment } from "../environment";
import { inTurn } from "./in-turn";
import { languagesApart } from "./languages-apart";
import { textIndexesOfPostgres, textIndexesOfSqlite } from "./text-indexes";

/**
 * Returns the configured database adapter: Postgres if there is a URL, otherwise an SQLite file. `migrations` is the
 * folder of migrations; they are the only way to change the schema, including in development.
 */
export function database(
  { databaseUrl, databaseFile }: Pick<Environment, "databaseUrl" | "databaseFile">,
  migrations: string,
): DatabaseAdapterObj<BaseDatabaseAdapter> {
  return databaseUrl === undefined ? sqlite(databaseFile, migrations) : postgres(databaseUrl, migrations);
}

/**
 * Uses the adapter's one connection for all writes: its own transactions each open another, which leads to "database
 * is locked".
 */
function sqlite(file: string, migrationDir: string): DatabaseAdapterObj<BaseDatabaseAdapter> {
  const adapter = sqliteAdapter({
    client: { url: fileUrl(file) },
    migrationDir,
    push: false,
    wal: true,
    busyTimeout: 10_000,
    afterSchemaInit: [textIndexesOfSqlite],
  });
  return {
    ...adapter,
    init: (args) => {
      const opened = adapter.init(args);
      const execute = async (statement: string) => void (await opened.client.execute(statement));
      const transactions = inTurn({
        begin: async () => {
          await execute("BEGIN IMMEDIATE");
          return randomUUID();
        },
        commit: () => execute("COMMIT"),
        rollback: () => execute("ROLLBACK"),
      });
      return languagesApart(Object.assign(opened, transactions), args.payload);
    },
  };
}

function postgres(url: string, migrations: string): DatabaseAdapterObj<BaseDatabaseAdapter> {
  const adapter = postgresAdapter({
    pool: { connectionString: url },
    migrationDir: join(migrations, "postgres"),
    push: false,
    afterSchemaInit: [textIndexesOfPostgres],
  });
  return {
    ...adapter,
    init: (args) => {
      const opened = adapter.init(args);
      const { beginTransaction, commitTransaction, rollbackTransaction } = opened;
      const transactions = inTurn({
        begin: async () => {
          const id = await beginTransaction.call(opened);
          if (id === null) throw new Error("The database (DATABASE_URL) began no transaction.");
          return id;
        },
        commit: (id) => commitTransaction.call(opened, id),
        rollback: (id) => rollbackTransaction.call(opened, id),
      });
      return languagesApart(Object.assign(opened, transactions), args.payload);
    },
  };
}
