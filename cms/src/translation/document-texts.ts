import type { Field } from "payload";
import { fieldsOf } from "../../../shared/record";

/** A text of a document that every language has of its own. */
export interface DocumentText {
  /** With the ids of rows, which stay where rows are moved: `contents.65f0.title`. */
  path: string;
  /** Of the field: `title`. */
  name: string;
  /** As the document has it: a text, or texts by language where it was read in all of them. */
  value: unknown;
}

/** An address is no translation: where one changes, the others stay right. */
const ADDRESSES = ["url", "slug"];

export const isAddress = ({ name }: Pick<DocumentText, "name">) => ADDRESSES.includes(name);

/** The texts of a document that people translate, in the order of its form. */
export function documentTexts(
  fields: readonly Field[],
  doc: Record<string, unknown>,
  path = "",
): DocumentText[] {
  return fields.flatMap((field): DocumentText[] => {
    if (field.type === "tabs") return field.tabs.flatMap((tab) => documentTexts(tab.fields, doc, path));
    if (field.type === "row" || field.type === "collapsible") return documentTexts(field.fields, doc, path);
    if (!("name" in field) || !field.name) return [];
    const { name } = field;
    const value = doc[name];
    if (field.type === "group") return documentTexts(field.fields, fieldsOf(value), `${path}${name}.`);
    if (field.type === "array") {
      const rows = Array.isArray(value) ? value.map(fieldsOf) : [];
      return rows.flatMap((row) => documentTexts(field.fields, row, `${path}${name}.${String(row.id)}.`));
    }
    const isText = (field.type === "text" || field.type === "textarea") && field.localized === true;
    if (!isText || field.admin?.hidden === true || field.admin?.disabled === true) return [];
    return [{ path: path + name, name, value }];
  });
}
