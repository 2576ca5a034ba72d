import type { Payload } from "payload";
import { LOCALES, type Locale } from "../../../shared/locales";
import { fieldsOf } from "../../../shared/record";

/** Something that has no title or no address in a language, though it has both in another. */
export interface Untranslated {
  collection: "pages" | "rooms";
  id: number;
  /** In the first language that has one. */
  title: string;
}

/** Of the languages, what is not translated yet, as the newest drafts are. */
export async function untranslated(
  payload: Payload,
  languages: readonly Locale[],
): Promise<{ locale: Locale; missing: Untranslated[] }[]> {
  const all = await Promise.all([read(payload, "pages", "url"), read(payload, "rooms", "slug")]);
  const written = all.flat().filter(({ inLanguage }) => LOCALES.some(inLanguage));
  return languages.map((locale) => ({
    locale,
    missing: written
      .filter(({ inLanguage }) => !inLanguage(locale))
      .map(({ collection, id, title }) => ({ collection, id, title })),
  }));
}

async function read(payload: Payload, collection: Untranslated["collection"], address: "url" | "slug") {
  const { docs } = await payload.find({
    collection,
    locale: "all",
    draft: true,
    depth: 0,
    pagination: false,
    sort: "number",
    select: { key: true, title: true, [address]: true },
  });
  return docs.map((doc) => {
    const { id, key, ...texts } = fieldsOf(doc);
    const [titles, addresses] = [fieldsOf(texts.title), fieldsOf(texts[address])];
    return {
      collection,
      id: Number(id),
      title: String(LOCALES.map((locale) => titles[locale]).find(Boolean) ?? key),
      inLanguage: (locale: Locale) => Boolean(titles[locale]) && Boolean(addresses[locale]),
    };
  });
}
