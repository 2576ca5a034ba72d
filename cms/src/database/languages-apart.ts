import type {
  BaseDatabaseAdapter,
  CollectionBeforeOperationHook,
  Field,
  GlobalBeforeOperationHook,
  Payload,
  PayloadRequest,
} from "payload";
import { fieldsOf } from "../../../shared/record";
import { isSame } from "../access/same-values";

type Values = Record<string, unknown>;

/** In the context of a request that publishes one language: which document, which language, and what is public of it. */
const NOTE = "publishedLanguage";

/** Hook: remembers what is public of a document of which one language is published. */
export const notePublishedLanguage: CollectionBeforeOperationHook & GlobalBeforeOperationHook = async (
  call,
) => {
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
 * Publishes one language as an editor means it: the others stay as they are public, row by row. (Payload takes their rows
 * by position, so a row that was added or moved gets the texts of another one; and from an older version where a
 * document was taken off the site.)
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
  /** The draft that is kept beside it holds all languages as they were written; where nothing of it waits, it is none. Payload leaves it as old as the draft before. */
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

/** The fields that hold texts: those of one language as `written`, the others as `live`. */
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

function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.map(fieldsOf) : [];
}
