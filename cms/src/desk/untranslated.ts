import type { Payload } from "payload";
import { LOCALES, type Locale } from "../../../shared/locales";
import { fieldsOf } from "../../../shared/record";
import type { Document } from "../files/to-files";
import { draftContent } from "../live/live";

/** A document that lacks a title or an address in one language but has both in another. */
export interface Untranslated {
  collection: "pages" | "rooms";
  id: number;
  /** In the first language that has one. */
  title: string;
}

/** Lists what is untranslated in each language, according to the latest drafts. */
export async function untranslated(
  payload: Payload,
  languages: readonly Locale[],
): Promise<{ locale: Locale; missing: Untranslated[] }[]> {
  const { collections } = await draftContent(payload).documents();
  const written = [
    ...inOrder("pages", collections.pages, "url"),
    ...inOrder("rooms", collections.rooms, "slug"),
  ];
  return languages.map((locale) => ({
    locale,
    missing: written
      .filter(({ inLanguage }) => !inLanguage(locale) && LOCALES.some(inLanguage))
      .map(({ collection, id, title }) => ({ collection, id, title })),
  }));
}

/** Each document's texts by language, sorted by number. */
function inOrder(collection: Untranslated["collection"], docs: readonly Document[], address: "url" | "slug") {
  return docs
    .toSorted((one, other) => Number(one.number) - Number(other.number))
    .map(({ id, key, ...texts }) => {
      const [titles, addresses] = [fieldsOf(texts.title), fieldsOf(texts[address])];
      return {
        collection,
        id: Number(id),
        title: String(LOCALES.map((locale) => titles[locale]).find(Boolean) ?? key),
        inLanguage: (locale: Locale) => Boolean(titles[locale]) && Boolean(addresses[locale]),
      };
    });
}
