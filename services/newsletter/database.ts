import type { InStatement, ResultSet } from "@libsql/client/sqlite3";

/** The database operations the newsletter needs. */
export interface Database {
  /** `file`, or the protocol of the server. */
  readonly protocol: string;
  execute(statement: InStatement): Promise<ResultSet>;
  /** Runs all statements or none. */
  batch(statements: InStatement[], mode: "write"): Promise<ResultSet[]>;
  close(): void;
}
