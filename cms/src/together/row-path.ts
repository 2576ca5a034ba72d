import { fieldsOf, rowsOf } from "../../../shared/record";

/** Names rows in a path into these values by their ids, as their numbers change: `contents.0.title`. */
export function withRowIds(values: Record<string, unknown>, path: string): string {
  let inner: unknown = values;
  const names = path.split(".").map((name) => {
    const row = rowsOf(inner)[Number(name)];
    inner = row ?? fieldsOf(inner)[name];
    return row === undefined ? name : String(row.id);
  });
  return names.join(".");
}
