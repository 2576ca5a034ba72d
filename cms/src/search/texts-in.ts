import type { FlattenedField } from "payload";
import type { Locale } from "../../../shared/locales";
import { fieldsOf, isRecord } from "../../../shared/record";

/** A document's texts in a language, at any depth, without HTML tags. */
export function textsIn(fields: readonly FlattenedField[], document: unknown, locale: Locale): string[] {
  if (!isRecord(document)) return [];
  return fields.flatMap((field): string[] => {
    const { [field.name]: value } = document;
    if ((field.type === "text" || field.type === "textarea") && field.localized === true) {
      const { [locale]: text } = fieldsOf(value);
      return typeof text === "string" ? [withoutMarks(text)] : [];
    }
    if (!("flattenedFields" in field)) return [];
    const rows: readonly unknown[] = Array.isArray(value) ? value : [value];
    return rows.flatMap((row) => textsIn(field.flattenedFields, row, locale));
  });
}

/** Replaces tags with spaces, because tags such as those of paragraphs separate words. */
function withoutMarks(html: string): string {
  return html.replaceAll(/<[^>]*>/g, " ");
}
