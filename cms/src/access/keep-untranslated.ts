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

/** The texts of `translated`, everything else of `original`. */
export function mergeTranslation(fields: readonly Field[], original: Values, translated: Values): Values {
  const merged: Values = {};
  for (const field of fields) {
    if (field.type === "tabs") {
      for (const tab of field.tabs) Object.assign(merged, mergeTranslation(tab.fields, original, translated));
    } else if (field.type === "row" || field.type === "collapsible") {
      Object.assign(merged, mergeTranslation(field.fields, original, translated));
    } else if (field.type === "group" && "name" in field && field.name) {
      const { name, fields: inner } = field;
      merged[name] = mergeTranslation(inner, fieldsOf(original[name]), fieldsOf(translated[name]));
    } else if (field.type === "array") {
      const rows = list(translated[field.name]);
      merged[field.name] = list(original[field.name]).map((row) => ({
        ...row,
        ...mergeTranslation(field.fields, row, rows.find(({ id }) => id === row.id) ?? row),
      }));
    } else if ("name" in field && field.name) {
      const source =
        "localized" in field && field.localized === true && field.name in translated ? translated : original;
      if (field.name in source) merged[field.name] = source[field.name];
    }
  }
  return merged;
}

function list(value: unknown): Values[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}
