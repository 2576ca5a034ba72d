import type { CollectionBeforeChangeHook, Field, GlobalBeforeChangeHook } from "payload";
import { roleOf } from "./roles";
import { fieldsOf } from "../../../shared/record";

type Values = Record<string, unknown>;

/**
 * A translator changes texts of one language and nothing else: whatever is the same in all languages stays as it was,
 * rows are neither added nor moved.
 */
export const keepUntranslated: CollectionBeforeChangeHook & GlobalBeforeChangeHook = (call) => {
  const { req, data, originalDoc } = call;
  if (roleOf(req) !== "translator") return data;
  const { fields } = "collection" in call ? call.collection : call.global;
  return {
    ...originalDoc,
    ...mergeTranslation(fields, fieldsOf(originalDoc), fieldsOf(data)),
    _status: "draft",
  };
};

/** The texts of `translated`, everything else of `original`. A text that `translated` lacks stays, or is empty then. */
export function mergeTranslation(
  fields: readonly Field[],
  original: Values,
  translated: Values,
  lacking: "stays" | "is empty" = "stays",
): Values {
  const merge = (inner: readonly Field[], before: Values, after: Values) =>
    mergeTranslation(inner, before, after, lacking);
  const merged: Values = {};
  for (const field of fields) {
    if (field.type === "tabs") {
      for (const tab of field.tabs) Object.assign(merged, merge(tab.fields, original, translated));
    } else if (field.type === "row" || field.type === "collapsible") {
      Object.assign(merged, merge(field.fields, original, translated));
    } else if (field.type === "group" && "name" in field && field.name) {
      const { name, fields: inner } = field;
      merged[name] = merge(inner, fieldsOf(original[name]), fieldsOf(translated[name]));
    } else if (field.type === "array") {
      const rows = list(translated[field.name]);
      merged[field.name] = list(original[field.name]).map((row) => ({
        ...row,
        ...merge(field.fields, row, rows.find(({ id }) => id === row.id) ?? row),
      }));
    } else if ("name" in field && field.name) {
      const { name } = field;
      const isText = "localized" in field && field.localized === true;
      if (isText && lacking === "is empty") merged[name] = translated[name] ?? null;
      else if (isText && name in translated) merged[name] = translated[name];
      else if (name in original) merged[name] = original[name];
    }
  }
  return merged;
}

function list(value: unknown): Values[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}
