import { getTranslation } from "@payloadcms/translations";
import type { FlattenedField, PayloadRequest } from "payload";
import { fieldsOf, isRecord } from "../../../shared/record";
import { documentTitle } from "../live/document-title";
import { COLLECTIONS } from "../slugs";

/** A document's field by its path: `contents.0.link.target`. */
export function fieldAt(fields: readonly FlattenedField[], path: string): FlattenedField | undefined {
  let inner = fields;
  let found: FlattenedField | undefined;
  for (const name of path.split(".")) {
    if (/^\d+$/.test(name)) continue;
    found = inner.find((field) => field.name === name);
    inner = found === undefined ? [] : fieldsIn(found);
  }
  return found;
}

/**
 * Replaces what the CMS stores in a field with what people read: the ids of relations with titles, and choices, ticks
 * and days with words. Of a row, keeps only what people write.
 */
export async function withTitles(
  field: FlattenedField | undefined,
  value: unknown,
  req: PayloadRequest,
): Promise<unknown> {
  if (field === undefined) return value;
  if (Array.isArray(value)) return Promise.all(value.map((each) => withTitles(field, each, req)));
  if (field.type === "relationship" || field.type === "upload") return titleOf(field.relationTo, value, req);
  const inner = fieldsIn(field);
  if (!isRecord(value) || inner.length === 0) return inWords(field, value, req);
  const shown = writtenFields(inner).map(
    async (one) => [one.name, await withTitles(one, value[one.name], req)] as const,
  );
  return Object.fromEntries(await Promise.all(shown));
}

/** A choice, tick or day in the reader's language; any other value as it is. */
export function inWords(
  field: FlattenedField,
  value: unknown,
  { i18n }: Pick<PayloadRequest, "i18n">,
): unknown {
  if (field.type === "checkbox") return i18n.t(value === true ? "general:yes" : "general:no");
  if (typeof value !== "string") return value;
  if (field.type === "select") {
    const chosen = field.options.find((option) => typeof option === "object" && option.value === value);
    return typeof chosen === "object" ? getTranslation(chosen.label, i18n) : value;
  }
  // Days are stored as noon UTC.
  if (field.type === "date" && !Number.isNaN(Date.parse(value)))
    return new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeZone: "UTC" }).format(
      new Date(value),
    );
  return value;
}

/** A row's fields that people write: not its key, choices, ticks and hidden number. */
export function writtenFields(fields: readonly FlattenedField[]): FlattenedField[] {
  const isKeyed = fields.some(({ name }) => name === "kind");
  return fields.filter(
    ({ name, type, admin }) =>
      type !== "select" && type !== "checkbox" && !admin?.hidden && !(isKeyed && name === "name"),
  );
}

function fieldsIn(field: FlattenedField): readonly FlattenedField[] {
  return "flattenedFields" in field ? field.flattenedFields : [];
}

async function titleOf(relationTo: string | string[], value: unknown, req: PayloadRequest): Promise<unknown> {
  const { relationTo: chosen = relationTo, value: id = value } = fieldsOf(value);
  const collection = COLLECTIONS.find((slug) => slug === chosen);
  if (collection === undefined || (typeof id !== "number" && typeof id !== "string")) return value;
  const doc = await req.payload.findByID({
    collection,
    id,
    draft: true,
    locale: "all",
    depth: 0,
    trash: true,
    disableErrors: true,
    req,
  });
  return doc === null ? value : documentTitle(collection, { ...doc });
}
