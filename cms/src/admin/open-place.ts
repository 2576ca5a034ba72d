import type { FieldShape } from "../together/shared-changes";

/** Query parameters of a form's URL: the path of the field to open, and whether to add a row to it. */
const [AT, ADD] = ["at", "add"];

interface Place {
  /** Such as `sliders.0.slides`. */
  path: string;
  /** Adds a row and opens it. */
  adds: boolean;
}

/** `?at=sliders.0.slides&add=row` */
export function placeQuery(path: string, { adds = false } = {}): string {
  return `?${new URLSearchParams({ [AT]: path, ...(adds && { [ADD]: "row" }) })}`;
}

/** The reverse; undefined if the URL names no place. */
export function placeIn({ searchParams }: URL): Place | undefined {
  const path = searchParams.get(AT);
  return path === null ? undefined : { path, adds: searchParams.has(ADD) };
}

export function withoutPlace(url: URL): URL {
  const without = new URL(url);
  for (const name of [AT, ADD]) without.searchParams.delete(name);
  return without;
}

/** `sliders.0.slides` → the rows that contain it: `[{ path: "sliders", index: 0 }]` */
export function rowsAround(path: string): { path: string; index: number }[] {
  const parts = path.split(".");
  return parts.flatMap((part, at) =>
    /^\d+$/.test(part) ? [{ path: parts.slice(0, at).join("."), index: Number(part) }] : [],
  );
}

/** Number of the tab that contains a path; undefined if the form has no tabs. */
export function tabOf(fields: readonly FieldShape[], path: string): number | undefined {
  const [name] = path.split(".");
  const tabs = fields.find(({ type }) => type === "tabs")?.tabs ?? [];
  const found = tabs.findIndex((tab) => has(tab.fields, name));
  return found < 0 ? undefined : found;
}

function has(fields: readonly FieldShape[], name: string | undefined): boolean {
  return fields.some((field) =>
    field.name === undefined ? has(field.fields ?? [], name) : field.name === name,
  );
}
