import type { Row } from "@libsql/client/sqlite3";
import { messageOf } from "../../shared/errors";
import { parse, type Parser } from "../../shared/parse";

/** A database row that does not match its schema. */
export interface UnreadableRow {
  id: string;
  reason: string;
}

export interface ReadRows<Read> {
  read: Read[];
  unreadable: UnreadableRow[];
}

/** Validates each row separately, so that a damaged one doesn't block the others. */
export function readRows<Read>(schema: Parser<Read>, rows: readonly Row[]): ReadRows<Read> {
  const found: ReadRows<Read> = { read: [], unreadable: [] };
  for (const row of rows) {
    try {
      found.read.push(parse(schema, row));
    } catch (error) {
      found.unreadable.push({ id: String(row.id), reason: messageOf(error) });
    }
  }
  return found;
}
