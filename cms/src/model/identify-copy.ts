import type { FieldHook, PayloadRequest } from "payload";
import { fillMessage } from "../../../languages/fill-message";
import { isLocale, type Locale } from "../../../shared/locales";
import { prefixPath, splitPath } from "../../../shared/paths";
import { fieldsOf } from "../../../shared/record";
import { noticesIn } from "../texts";

type Texts = Partial<Record<Locale, string>>;

const ADDRESSES = { pages: "url", rooms: "slug" } as const;

/**
 * Hook of the key when a document is copied: gives the copy its own key, and in all languages its own addresses, and
 * titles that identify it as a copy. (The hook of a localised field doesn't know the language.)
 */
export const identifyCopy: FieldHook = async ({ collection, req, siblingData, value }) => {
  const slug = collection?.slug;
  if (slug !== "pages" && slug !== "rooms") return value;
  const { title, [ADDRESSES[slug]]: addresses } = fieldsOf(siblingData);
  for (let count = 2; ; count += 1) {
    const key = `${String(value)}-${count}`;
    const own = mapTexts(addresses, (address, locale) =>
      slug === "pages" ? pathOfCopy(address, locale, { key, count }) : `${address}-${count}`,
    );
    if (await isTaken(slug, { key, addresses: Object.values(own) }, req)) continue;
    Object.assign(siblingData, {
      title: mapTexts(title, (text, locale) => fillMessage(noticesIn(locale).titleOfCopy, { title: text })),
      [ADDRESSES[slug]]: own,
    });
    return key;
  }
};

/** `/tr/galeri` → `/tr/galeri-2`; the home page's copy is below it, `/tr/home-2`. */
function pathOfCopy(path: string, locale: Locale, { key, count }: { key: string; count: number }): string {
  return splitPath(path).rest === "/" ? prefixPath(locale, `/${key}`) : `${path}-${count}`;
}

async function isTaken(
  collection: keyof typeof ADDRESSES,
  { key, addresses }: { key: string; addresses: readonly string[] },
  { payload }: PayloadRequest,
): Promise<boolean> {
  const { docs } = await payload.find({
    collection,
    where: { or: [{ key: { equals: key } }, { [ADDRESSES[collection]]: { in: [...addresses] } }] },
    locale: "all",
    draft: true,
    trash: true,
    depth: 0,
    limit: 1,
    select: {},
  });
  return docs.length > 0;
}

function mapTexts(texts: unknown, map: (text: string, locale: Locale) => string): Texts {
  return Object.fromEntries(
    Object.entries(fieldsOf(texts)).flatMap(([locale, text]) =>
      isLocale(locale) && typeof text === "string" && text !== "" ? [[locale, map(text, locale)]] : [],
    ),
  );
}
