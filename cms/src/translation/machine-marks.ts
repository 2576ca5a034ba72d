import type { Field, PayloadRequest } from "payload";
import { digestOf } from "../../../shared/digest";
import { LOCALES, type Locale } from "../../../shared/locales";
import { fieldsOf } from "../../../shared/record";
import { documentTexts } from "./document-texts";
import { TEXT_DATES } from "./text-dates";

/**
 * Digests of a document's machine translations that nobody has confirmed, by path and language. A mark applies only
 * while the text is unchanged: correcting the text confirms it, and restoring the version restores the mark.
 */
export type MachineMarks = ReadonlyMap<string, Partial<Record<Locale, string>>>;

export const NO_MARKS: MachineMarks = new Map();

/** The marks of one document. */
export async function marksOf(req: PayloadRequest, document: string): Promise<MachineMarks> {
  const where = { document: { equals: document } };
  const { docs } = await req.payload.find({ collection: TEXT_DATES, where, limit: 1, req });
  return parseMarks(docs[0]?.machine);
}

/** The marks of all documents, by document. */
export async function allMarks({
  payload,
}: Pick<PayloadRequest, "payload">): Promise<Map<string, MachineMarks>> {
  const { docs } = await payload.find({ collection: TEXT_DATES, pagination: false });
  return new Map(docs.map(({ document, machine }) => [String(document), parseMarks(machine)]));
}

/** Marks these texts of a document in one language, by path; undefined confirms a text. */
export async function setMarks(
  req: PayloadRequest,
  document: string,
  { texts, language }: { texts: ReadonlyMap<string, string | undefined>; language: Locale },
): Promise<void> {
  if (texts.size === 0) return;
  const { payload } = req;
  const where = { document: { equals: document } };
  const { docs } = await payload.find({ collection: TEXT_DATES, where, limit: 1, req });
  const [known] = docs;
  const marks = new Map(parseMarks(known?.machine));
  for (const [path, text] of texts) {
    const others = Object.entries(marks.get(path) ?? {}).filter(([locale]) => locale !== language);
    const own = text === undefined ? [] : [[language, digestOf(text)] as const];
    const all = [...others, ...own];
    if (all.length > 0) marks.set(path, Object.fromEntries(all));
    else marks.delete(path);
  }
  const data = { document, machine: Object.fromEntries(marks) };
  if (known === undefined) await payload.create({ collection: TEXT_DATES, data, req });
  else await payload.update({ collection: TEXT_DATES, id: known.id, data, req });
}

/** Marks the same texts in a copy of a document, read in all languages; its rows have different ids. */
export async function copyMarks(
  req: PayloadRequest,
  { from, to }: { from: string; to: string },
  { fields, doc }: { fields: readonly Field[]; doc: Record<string, unknown> },
): Promise<void> {
  const digests = new Set([...(await marksOf(req, from)).values()].flatMap((of) => Object.values(of)));
  if (digests.size === 0) return;
  const texts = documentTexts(fields, doc);
  for (const language of LOCALES) {
    const same = texts.flatMap(({ path, value }) => {
      const text = fieldsOf(value)[language];
      return typeof text === "string" && digests.has(digestOf(text)) ? [[path, text] as const] : [];
    });
    await setMarks(req, to, { texts: new Map(same), language });
  }
}

/** A machine translation that nobody has confirmed. */
interface MachineText {
  path: string;
  language: Locale;
}

/** Unconfirmed machine translations of a document read in all languages. */
export function machineTexts(
  fields: readonly Field[],
  doc: Record<string, unknown>,
  marks: MachineMarks,
): MachineText[] {
  if (marks.size === 0) return [];
  return documentTexts(fields, doc).flatMap(({ path, value }) => {
    const texts = fieldsOf(value);
    const digests = marks.get(path) ?? {};
    return LOCALES.flatMap((language) => {
      const text = texts[language];
      const isSame = typeof text === "string" && text !== "" && digests[language] === digestOf(text);
      return isSame ? [{ path, language }] : [];
    });
  });
}

function parseMarks(machine: unknown): MachineMarks {
  return new Map(
    Object.entries(fieldsOf(machine)).map(([path, byLanguage]) => {
      const of = fieldsOf(byLanguage);
      const digests = LOCALES.flatMap((locale) => {
        const digest = of[locale];
        return typeof digest === "string" ? [[locale, digest] as const] : [];
      });
      return [path, Object.fromEntries(digests)];
    }),
  );
}
