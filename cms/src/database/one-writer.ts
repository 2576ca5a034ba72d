import { randomUUID } from "node:crypto";
import type { sqliteAdapter } from "@payloadcms/db-sqlite";
import { processState } from "../live/process-state";

type Adapter = ReturnType<typeof sqliteAdapter>;

/**
 * Transactions on the adapter's one connection, one after another. Its own ones open a connection each, which SQLite
 * answers with "database is locked" as soon as two editors save at once.
 */
export function oneWriter(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args);
      const open = new Map<string, () => void>();

      const finish = async (
        given: Promise<number | string> | number | string,
        statement: "COMMIT" | "ROLLBACK",
      ) => {
        const id = String(await given);
        const end = open.get(id);
        if (end === undefined) return;
        open.delete(id);
        try {
          await database.client.execute(statement);
        } finally {
          end();
        }
      };

      return Object.assign(database, {
        beginTransaction: async () => {
          const end = await processState().writeLock.take();
          try {
            await database.client.execute("BEGIN IMMEDIATE");
          } catch (error) {
            end();
            throw error;
          }
          const id = randomUUID();
          open.set(id, end);
          return id;
        },
        commitTransaction: (id: Promise<number | string> | number | string) => finish(id, "COMMIT"),
        rollbackTransaction: (id: Promise<number | string> | number | string) => finish(id, "ROLLBACK"),
      });
    },
  };
}
