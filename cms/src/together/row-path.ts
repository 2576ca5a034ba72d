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

/** Follows a path into these values, where its rows have other numbers; of a row that they lack, it names the list. */
export function pathInto(
  values: Record<string, unknown>,
  path: string,
  from: Record<string, unknown>,
): string {
  let [there, here]: [unknown, unknown] = [from, values];
  const names: string[] = [];
  for (const name of path.split(".")) {
    const row = rowsOf(there)[Number(name)];
    const index = row === undefined ? name : rowsOf(here).findIndex(({ id }) => id === row.id);
    if (index === -1) break;
    names.push(String(index));
    there = row ?? fieldsOf(there)[name];
    here = typeof index === "number" ? rowsOf(here)[index] : fieldsOf(here)[name];
  }
  return names.join(".");
}
