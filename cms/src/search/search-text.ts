import type { CollectionBeforeOperationHook, TextField, Where } from "payload";
import { isRecord } from "../../../shared/record";
import { labelOf } from "../texts";
import { fold, searchTextOf } from "./fold";
import { SEARCHED, type Searched } from "./searched";

const NAME = "searchText";

/**
 * Field used to search lists: a document's normalised texts, in each language. Hidden and in no form: a form that
 * received a changed value would save itself a second time.
 */
export function searchText(collection: Searched): TextField {
  const { same, localized } = SEARCHED[collection];
  return {
    name: NAME,
    label: labelOf(({ common }) => common[`${collection}Search`]),
    type: "text",
    localized: true,
    admin: { disabled: true },
    hooks: {
      beforeChange: [
        ({ siblingData }) => searchTextOf([...same, ...localized].map((name): unknown => siblingData[name])),
      ],
    },
  };
}

/** Normalises search input like the stored text; searches by title, as in choosers, use the same field as lists. */
export function foldSearch(titleField: string): CollectionBeforeOperationHook {
  return ({ args, operation }) => {
    const given: Record<string, unknown> = args;
    return operation === "read" && isRecord(given.where)
      ? { ...args, where: folded(given.where, titleField) }
      : args;
  };
}

function folded(where: Record<string, unknown>, titleField: string): Where {
  return Object.fromEntries(
    Object.entries(where).map(([name, condition]): [string, Where[string]] => {
      if (Array.isArray(condition))
        return [name, condition.map((inner) => (isRecord(inner) ? folded(inner, titleField) : inner))];
      if (!isRecord(condition)) return [name, {}];
      const typed = name === NAME || name === titleField ? (condition.like ?? condition.contains) : undefined;
      return typeof typed === "string" ? [NAME, { like: fold(typed) }] : [name, condition];
    }),
  );
}
