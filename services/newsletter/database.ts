import type { InStatement, ResultSet } from "@libsql/client/sqlite3";

/** What the newsletter asks of its database. */
export interface Database {
  /** `file`, or how its server is spoken to. */
  readonly protocol: string;
  execute(statement: InStatement): Promise<ResultSet>;
  /** All of them, or none. */
  batch(statements: InStatement[], mode: "write"): Promise<ResultSet[]>;
  close(): void;
}
