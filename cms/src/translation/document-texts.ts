import type { Field } from "payload";
import { fieldsOf, rowsOf } from "../../../shared/record";

/** A localised text of a document. */
export interface DocumentText {
  /** Contains row ids, which don't change when rows are moved: `contents.65f0.title`. */
  path: string;
  /** Name of the field: `title`. */
  name: string;
  /** As stored in the document: a text, or texts by language if it was read in all languages. */
  value: unknown;
  /** HTML rather than plain text. */
  isHtml: boolean;
  maxLength: number | undefined;
  /** Target of its link; undefined for other texts, and for links to pages and rooms. */
  address: string | undefined;
}

/** Addresses aren't translations: changing one doesn't outdate the others. */
const ADDRESSES = ["url", "slug"];

export const isAddress = ({ name }: Pick<DocumentText, "name">) => ADDRESSES.includes(name);

/** A document's translatable texts, in form order. */
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
      return rowsOf(value).flatMap((row) =>
        documentTexts(field.fields, row, `${path}${name}.${String(row.id)}.`),
      );
    }
    const isText = (field.type === "text" || field.type === "textarea") && field.localized === true;
    if (!isText || field.admin?.hidden === true || field.admin?.disabled === true) return [];
    const isHtml = field.custom?.isHtml === true;
    const address = typeof doc.address === "string" ? doc.address : undefined;
    return [{ path: path + name, name, value, isHtml, maxLength: field.maxLength, address }];
  });
}
