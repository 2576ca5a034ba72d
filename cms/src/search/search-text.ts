import type { CollectionBeforeOperationHook, PayloadRequest, TextField, Where } from "payload";
import { isLocale } from "../../../shared/locales";
import { isRecord } from "../../../shared/record";
import { labelOf } from "../texts";
import { fold, searchTextOf } from "./fold";
import { findInTexts } from "./find-in-texts";
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
    admin: { disabled: true, components: { Diff: "/src/admin/no-difference#NoDifference" } },
    hooks: {
      beforeChange: [
        ({ siblingData }) => searchTextOf([...same, ...localized].map((name): unknown => siblingData[name])),
      ],
    },
  };
}

/**
 * Normalises search input like the stored text; searches by title, as in choosers, use the same field as lists. If no
 * name or address matches, the texts are searched.
 */
export function foldSearch(collection: Searched, titleField: string): CollectionBeforeOperationHook {
  return async ({ args, operation, overrideAccess, req }) => {
    const given: Record<string, unknown> = args;
    if (operation !== "read" || !isRecord(given.where)) return args;
    // The CMS's own queries, which may hold the write lock, only search names.
    const conditionOf =
      overrideAccess === true ? byName : (words: string) => byNameOrText(collection, words, req);
    return { ...args, where: await folded(given.where, titleField, conditionOf) };
  };
}

type Condition = [name: string, condition: Where[string]];

function byName(words: string): Condition {
  return [NAME, { like: words }];
}

async function byNameOrText(collection: Searched, words: string, req: PayloadRequest): Promise<Condition> {
  const { locale, payload } = req;
  const where = { [NAME]: { like: words } };
  const { totalDocs } = await payload.count({
    collection,
    where,
    trash: true,
    ...(isLocale(locale) ? { locale } : {}),
  });
  const found = totalDocs > 0 ? [] : await findInTexts(req, collection, words);
  return found.length === 0 ? byName(words) : ["id", { in: found }];
}

async function folded(
  where: Record<string, unknown>,
  titleField: string,
  conditionOf: (words: string) => Condition | Promise<Condition>,
): Promise<Where> {
  const entries = Object.entries(where).map(async ([name, condition]): Promise<Condition> => {
    if (Array.isArray(condition))
      return [
        name,
        await Promise.all(
          condition.map((inner) => (isRecord(inner) ? folded(inner, titleField, conditionOf) : inner)),
        ),
      ];
    if (!isRecord(condition)) return [name, {}];
    const typed = name === NAME || name === titleField ? (condition.like ?? condition.contains) : undefined;
    return typeof typed === "string" && typed.trim() !== "" ? conditionOf(fold(typed)) : [name, condition];
  });
  return Object.fromEntries(await Promise.all(entries));
}
