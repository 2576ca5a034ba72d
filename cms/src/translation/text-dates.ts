import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Field,
  GlobalAfterChangeHook,
  PayloadRequest,
} from "payload";
import { LOCALES, type Locale, localeOrDefault } from "../../../shared/locales";
import { fieldsOf, isNumber } from "../../../shared/record";
import { copiedId } from "./copied-id";
import { documentTexts } from "./document-texts";

/** When each text was last written, in milliseconds since 1970, by path and language. Imported texts have no date. */
export type TextDates = ReadonlyMap<string, Partial<Record<Locale, number>>>;

/** Slug of the collection. */
export const TEXT_DATES = "text-dates";

/**
 * Stored separately from the documents, because confirming a translation creates no new version. Not accessible
 * through the API.
 */
export const TextDatesOfDocuments: CollectionConfig = {
  slug: TEXT_DATES,
  admin: { hidden: true },
  access: { read: () => false, create: () => false, update: () => false, delete: () => false },
  endpoints: false,
  lockDocuments: false,
  fields: [
    { name: "document", type: "text", required: true, unique: true, index: true },
    { name: "dates", type: "json" },
    // Unconfirmed machine translations: see `machine-marks.ts`.
    { name: "machine", type: "json" },
  ],
};

/** Identifies a document: `pages/12`, `menus`. */
export const documentName = (slug: string, id?: number | string) =>
  id === undefined ? slug : `${slug}/${id}`;

/** The dates of one document's texts. */
export async function datesOf(
  { payload }: Pick<PayloadRequest, "payload">,
  document: string,
): Promise<TextDates> {
  const { docs } = await payload.find({
    collection: TEXT_DATES,
    where: { document: { equals: document } },
    limit: 1,
  });
  return parseDates(docs[0]?.dates);
}

/** The dates of all documents' texts, by document. */
export async function allDates({
  payload,
}: Pick<PayloadRequest, "payload">): Promise<Map<string, TextDates>> {
  const { docs } = await payload.find({ collection: TEXT_DATES, pagination: false });
  return new Map(docs.map(({ document, dates }) => [String(document), parseDates(dates)]));
}

/** Request context key. */
const SAVED_AT = "savedAt";

/** When the request saved its first text: texts in several languages of one save are equally old. */
function savedAt({ context }: Pick<PayloadRequest, "context">): number {
  const known = context[SAVED_AT];
  const at = isNumber(known) ? known : Date.now();
  context[SAVED_AT] = at;
  return at;
}

/** Context for a request that is part of the same save. */
export const sameSave = (req: Pick<PayloadRequest, "context">) => ({ [SAVED_AT]: savedAt(req) });

/** Records that these texts of a document, in one language, were written now. */
export async function dateTexts(
  req: PayloadRequest,
  document: string,
  { paths, language }: { paths: readonly string[]; language: Locale },
): Promise<void> {
  const now = savedAt(req);
  await setDates(req, document, (dates) =>
    paths.map((path) => [path, { ...fieldsOf(dates[path]), [language]: now }]),
  );
}

async function setDates(
  req: PayloadRequest,
  document: string,
  changed: (dates: Record<string, unknown>) => (readonly [path: string, date: unknown])[],
): Promise<void> {
  const { payload } = req;
  const where = { document: { equals: document } };
  const { docs } = await payload.find({ collection: TEXT_DATES, where, limit: 1, req });
  const [known] = docs;
  const dates = fieldsOf(known?.dates);
  const changes = changed(dates);
  if (changes.length === 0) return;
  const data = { document, dates: { ...dates, ...Object.fromEntries(changes) } };
  if (known === undefined) await payload.create({ collection: TEXT_DATES, data, req });
  else await payload.update({ collection: TEXT_DATES, id: known.id, data, req });
}

/** Hook: dates the texts changed in a document. */
export const dateChangedTexts: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const { slug, fields } = collection;
  const document = documentName(slug, doc.id);
  const copied = copiedId(req, operation);
  if (copied === undefined) return dateChanged(req, document, { fields, doc, previousDoc });
  const original = await req.payload.findByID({
    collection: slug,
    id: copied,
    draft: true,
    depth: 0,
    trash: true,
    req,
  });
  await copyDates(req, { from: documentName(slug, copied), to: document }, { fields, original, copy: doc });
};

/** Gives a copy's texts the original's dates: its rows have different ids, in the same order. */
async function copyDates(
  req: PayloadRequest,
  { from, to }: { from: string; to: string },
  { fields, original, copy }: { fields: readonly Field[]; original: unknown; copy: unknown },
): Promise<void> {
  const known = await datesOf(req, from);
  const copies = documentTexts(fields, fieldsOf(copy));
  await setDates(req, to, () =>
    documentTexts(fields, fieldsOf(original)).flatMap(({ path }, index) => {
      const [date, copied] = [known.get(path), copies[index]];
      return date === undefined || copied === undefined ? [] : [[copied.path, date] as const];
    }),
  );
}

/** Hook: the same for globals. */
export const dateChangedTextsOfGlobal: GlobalAfterChangeHook = async ({ global, doc, previousDoc, req }) => {
  const { slug, fields } = global;
  await dateChanged(req, documentName(slug), { fields, doc, previousDoc });
};

/** Hook: a document was permanently deleted. */
export const forgetTextDates: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const where = { document: { equals: documentName(collection.slug, id) } };
  await req.payload.delete({ collection: TEXT_DATES, where, req });
};

interface Change extends Pick<CollectionConfig, "fields"> {
  doc: unknown;
  previousDoc: unknown;
}

async function dateChanged(req: PayloadRequest, document: string, { fields, doc, previousDoc }: Change) {
  if (req.context.importing === true) return;
  const before = new Map(
    documentTexts(fields, fieldsOf(previousDoc)).map(({ path, value }) => [path, value ?? null]),
  );
  const written = documentTexts(fields, fieldsOf(doc)).filter(
    ({ path, value }) => (value ?? null) !== (before.get(path) ?? null),
  );
  await dateTexts(req, document, {
    paths: written.map(({ path }) => path),
    language: localeOrDefault(req.locale),
  });
}

function parseDates(dates: unknown): TextDates {
  return new Map(
    Object.entries(fieldsOf(dates)).map(([path, byLanguage]) => {
      const of = fieldsOf(byLanguage);
      return [
        path,
        Object.fromEntries(LOCALES.flatMap((locale) => (isNumber(of[locale]) ? [[locale, of[locale]]] : []))),
      ];
    }),
  );
}
