import type { CollectionBeforeChangeHook, Field, GlobalBeforeChangeHook } from "payload";
import { makeDocument, type Values } from "./make-document";
import { roleOf } from "./roles";
import { fieldsOf } from "../../../shared/record";

/**
 * Lets translators change only the texts of one language: values shared by all languages are kept, and rows are
 * neither added nor moved.
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

/**
 * Takes texts from `translated` and everything else from `original`. A text missing in `translated` is kept, or
 * empty.
 */
export function mergeTranslation(
  fields: readonly Field[],
  original: Values,
  translated: Values,
  lacking: "stays" | "is empty" = "stays",
): Values {
  return makeDocument(fields, [original, translated], {
    value: ({ name, isText }, [before = {}, after = {}]) => {
      if (isText && lacking === "is empty") return after[name] ?? null;
      return isText && name in after ? after[name] : before[name];
    },
    rows: ([before = [], after = []]) =>
      before.map((row) => [row, after.find(({ id }) => id === row.id) ?? row]),
    row: (made, [before]) => ({ ...before, ...made }),
  });
}
