import { fieldsOf } from "../../../shared/record";

/** A text's path in a form, with indexes instead of row ids: `contents.65f0.title` → `contents.0.title`. */
export function indexPath(doc: Record<string, unknown>, path: string): string {
  let value: unknown = doc;
  const parts = path.split(".").map((part) => {
    if (!Array.isArray(value)) {
      value = fieldsOf(value)[part];
      return part;
    }
    const index = value.findIndex((row) => String(fieldsOf(row).id) === part);
    value = value[index];
    return String(index);
  });
  return parts.join(".");
}
