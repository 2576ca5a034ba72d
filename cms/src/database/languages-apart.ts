import type { BaseDatabaseAdapter, Field, Payload, PayloadRequest } from "payload";
import { fieldsOf, rowsOf } from "../../../shared/record";
import type { BeforeOperationHook } from "../access/before-operations";
import { isSame } from "../access/same-values";

type Values = Record<string, unknown>;

/** Request context key: the document and language being published, and the document's live version. */
const NOTE = "publishedLanguage";

/** Hook: remembers a document's live version when only one language is published. */
export const notePublishedLanguage: BeforeOperationHook = async (call) => {
  const args: Values = call.args;
  const { req, operation } = call;
  const locale = args.publishSpecificLocale;
  if (operation !== "update" || typeof locale !== "string") return call.args;
  const { db } = req.payload;
  const slug = "collection" in call ? call.collection.slug : call.global.slug;
  const doc: unknown =
    "collection" in call
      ? await db.findOne({ collection: slug, where: { id: { equals: args.id } }, req })
      : await db.findGlobal({ slug, req });
  const live = fieldsOf(doc);
  req.context[NOTE] = { slug, id: args.id, locale, live: live._status === "published" ? live : {} };
  return call.args;
};

/**
 * Publishes a single language: the others keep their live texts, row by row. (Payload matches rows by position, so an
 * added or moved row gets another row's texts, and uses an older version if a document was unpublished.)
 */
export function languagesApart<Database extends BaseDatabaseAdapter>(
  database: Database,
  payload: Payload,
): Database {
  const { updateOne, updateGlobal, createVersion, createGlobalVersion } = database;
  const apart = <Data extends Values>(
    req: Partial<PayloadRequest> | undefined,
    slug: string,
    id: unknown,
    data: Data,
  ) => {
    const note = fieldsOf(req?.context?.[NOTE]);
    if (typeof note.locale !== "string" || note.slug !== slug || note.id !== id) return data;
    return { ...data, ...inOneLanguage(fieldsIn(payload, slug), note.locale, data, fieldsOf(note.live)) };
  };
  /**
   * The draft snapshot keeps all languages as written; if it contains nothing unpublished, it is marked as published.
   * Payload would keep the previous draft's date.
   */
  const asWritten = <Data extends Values>(
    req: Partial<PayloadRequest> | undefined,
    slug: string,
    id: unknown,
    { versionData, updatedAt }: { versionData: Data; updatedAt: string },
  ) => {
    const isPublic = isSame(apart(req, slug, id, versionData), versionData);
    return { ...versionData, updatedAt, ...(isPublic && { _status: "published" }) };
  };
  return Object.assign(database, {
    updateOne: (call: Parameters<typeof updateOne>[0]) =>
      updateOne.call(database, { ...call, data: apart(call.req, call.collection, call.id, call.data) }),
    updateGlobal: (call: Parameters<typeof updateGlobal>[0]) =>
      updateGlobal.call(database, { ...call, data: apart(call.req, call.slug, undefined, call.data) }),
    createVersion: (call: Parameters<typeof createVersion>[0]) =>
      createVersion.call(
        database,
        call.snapshot
          ? { ...call, versionData: asWritten(call.req, call.collectionSlug, call.parent, call) }
          : { ...call, versionData: apart(call.req, call.collectionSlug, call.parent, call.versionData) },
      ),
    createGlobalVersion: (call: Parameters<typeof createGlobalVersion>[0]) =>
      createGlobalVersion.call(
        database,
        call.snapshot
          ? { ...call, versionData: asWritten(call.req, call.globalSlug, undefined, call) }
          : { ...call, versionData: apart(call.req, call.globalSlug, undefined, call.versionData) },
      ),
  });
}

function fieldsIn({ config }: Payload, slug: string): readonly Field[] {
  return [...config.collections, ...config.globals].find((entity) => entity.slug === slug)?.fields ?? [];
}

/** Localised fields with the published locale from `written` and the others from `live`. */
function inOneLanguage(fields: readonly Field[], locale: string, written: Values, live: Values): Values {
  const texts: Values = {};
  for (const field of fields) {
    if (field.type === "tabs") {
      for (const tab of field.tabs) Object.assign(texts, inOneLanguage(tab.fields, locale, written, live));
    } else if (field.type === "row" || field.type === "collapsible") {
      Object.assign(texts, inOneLanguage(field.fields, locale, written, live));
    } else if (!("name" in field) || !field.name || !(field.name in written)) {
      continue;
    } else if ("localized" in field && field.localized === true) {
      texts[field.name] = {
        ...fieldsOf(live[field.name]),
        [locale]: fieldsOf(written[field.name])[locale] ?? null,
      };
    } else if (field.type === "group") {
      const [inner, before] = [fieldsOf(written[field.name]), fieldsOf(live[field.name])];
      texts[field.name] = { ...inner, ...inOneLanguage(field.fields, locale, inner, before) };
    } else if (field.type === "array") {
      const before = rowsOf(live[field.name]);
      texts[field.name] = rowsOf(written[field.name]).map((row) => ({
        ...row,
        ...inOneLanguage(field.fields, locale, row, before.find(({ id }) => id === row.id) ?? {}),
      }));
    }
  }
  return texts;
}
