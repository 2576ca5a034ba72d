import { LOCALES } from "../../../shared/locales";
import { fieldsOf } from "../../../shared/record";

/** The field of a kind of documents by which people know one. */
export const TITLE_FIELDS = { pages: "title", rooms: "title", media: "filename" } as const;

/** Title of a document that was read in all languages, in the first that has one; its key if there is none. */
export function documentTitle(
  slug: keyof typeof TITLE_FIELDS,
  doc: Record<string, unknown>,
): string | undefined {
  return textIn(doc[TITLE_FIELDS[slug]]) ?? textIn(doc.key);
}

function textIn(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  const text = LOCALES.map((locale) => fieldsOf(value)[locale]).find(Boolean);
  return typeof text === "string" ? text : undefined;
}
