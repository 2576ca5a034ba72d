import type { FlattenedField } from "payload";
import { fieldsOf } from "../../../shared/record";

/** A field and its path in a document: `contents.0.title`, always in the first row of a list. */
export interface Leaf {
  path: string;
  field: FlattenedField;
}

/** All fields that contain a value or rows, at any depth. */
export function leavesOf(fields: readonly FlattenedField[], base = ""): Leaf[] {
  return fields.flatMap((field): Leaf[] => {
    const path = base + field.name;
    switch (field.type) {
      case "group":
      case "tab":
        return leavesOf(field.flattenedFields, `${path}.`);
      case "array":
        return [{ path, field }, ...leavesOf(field.flattenedFields, `${path}.0.`)];
      default:
        return [{ path, field }];
    }
  });
}

/** A copy with the value at a path (`social.0.url`) replaced; lists on the path keep only their first row. */
export function withValue(document: unknown, path: string, value: unknown): unknown {
  if (path === "") return value;
  const [name = "", ...rest] = path.split(".");
  const inner = rest.join(".");
  if (/^\d+$/.test(name)) {
    const [row]: unknown[] = Array.isArray(document) ? document : [];
    return [withValue(row, inner, value)];
  }
  const fields = fieldsOf(document);
  return { ...fields, [name]: withValue(fields[name], inner, value) };
}
