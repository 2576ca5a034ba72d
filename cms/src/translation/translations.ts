import type { Payload } from "payload";
import { LOCALES } from "../../../shared/locales";
import { fieldsOf } from "../../../shared/record";
import { allDates, documentName } from "./text-dates";
import { type Direction, translationState } from "./translation-state";

/** A document of which something is to be translated. */
export interface Translation {
  slug: string;
  /** Undefined: there is one of it. */
  id: number | undefined;
  /** In the first language that has one; undefined where it has none in any. */
  title: string | undefined;
  missing: number;
  changed: number;
}

const COLLECTIONS = { pages: "title", rooms: "title", media: "filename" };
const GLOBALS = ["menus", "hotel"];
const READ = { locale: "all", draft: true, depth: 0 } as const;

/** What is missing or older in a language, as the newest drafts are, most missing first. */
export async function translations(payload: Payload, direction: Direction): Promise<Translation[]> {
  const dates = await allDates({ payload });
  const counted = (slug: string, doc: unknown, id?: number) => {
    const fields =
      payload.collections[slug]?.config.fields ??
      payload.globals.config.find((one) => one.slug === slug)?.fields ??
      [];
    const { missing, changed } = translationState(
      { fields, doc: fieldsOf(doc), dates: dates.get(documentName(slug, id)) },
      direction,
    );
    return { missing: missing.length, changed: changed.length };
  };
  const collections = Object.entries(COLLECTIONS).map(async ([slug, titleField]) => {
    const { docs } = await payload.find({ ...READ, collection: slug, pagination: false, sort: "id" });
    return docs.map((doc): Translation => {
      const id = Number(doc.id);
      return { slug, id, title: titleOf(doc[titleField]) ?? titleOf(doc.key), ...counted(slug, doc, id) };
    });
  });
  const globals = GLOBALS.map(async (slug): Promise<Translation[]> => {
    const doc = await payload.findGlobal({ ...READ, slug });
    return [{ slug, id: undefined, title: undefined, ...counted(slug, doc) }];
  });
  const all = await Promise.all([...collections, ...globals]);
  return all
    .flat()
    .filter(({ missing, changed }) => missing + changed > 0)
    .sort((one, other) => other.missing - one.missing || other.changed - one.changed);
}

function titleOf(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  const title = LOCALES.map((locale) => fieldsOf(value)[locale]).find(Boolean);
  return typeof title === "string" ? title : undefined;
}
