import type { PayloadRequest } from "payload";
import { isLocale } from "../../../shared/locales";
import { draftContent } from "../live/live";
import { searchTextOf } from "./fold";
import type { Searched } from "./searched";
import { textsIn } from "./texts-in";

/** Ids of the documents whose texts contain all these folded words, in the request's language. */
export async function findInTexts(
  { payload, locale }: PayloadRequest,
  collection: Searched,
  words: string,
): Promise<number[]> {
  if (!isLocale(locale)) return [];
  const fields = payload.collections[collection]?.config.flattenedFields ?? [];
  const { collections } = await draftContent(payload).documents();
  return collections[collection].flatMap((document) => {
    const text = searchTextOf(textsIn(fields, document, locale));
    return words.split(" ").every((word) => text.includes(word)) ? [Number(document.id)] : [];
  });
}
