import {
  type CollectionAfterChangeHook,
  type Field,
  type GlobalAfterChangeHook,
  type PayloadRequest,
  ValidationError,
} from "payload";
import { EDITOR_DESK } from "../../../languages/editor-desk";
import { fillMessage } from "../../../languages/fill-message";
import { adminLocale } from "../../../shared/admin-locales";
import { type Locale, localeOrDefault } from "../../../shared/locales";
import { fieldsOf } from "../../../shared/record";
import { copiedId } from "./copied-id";
import { documentTexts } from "./document-texts";
import { documentName } from "./text-dates";
import { checksFor, languageNames } from "../texts";
import { indexPath } from "./index-path";
import { copyMarks, machineTexts, marksOf, setMarks } from "./machine-marks";

/** Request context key: the machine's texts in a save, by path. */
export const MACHINE_TEXTS = "machineTexts";

/** Hook: marks machine translations in the save that adds them, and prevents publishing unconfirmed ones. */
export const watchMachineTexts: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const { slug, fields } = collection;
  const document = documentName(slug, doc.id);
  const read = (draft: boolean) =>
    req.payload.findByID({ collection: slug, id: doc.id, locale: "all", draft, depth: 0, trash: true, req });
  const copied = copiedId(req, operation);
  if (copied !== undefined) {
    const names = { from: documentName(slug, copied), to: document };
    await copyMarks(req, names, { fields, doc: { ...(await read(true)) } });
  }
  await noteMachineTexts(req, document, { fields, doc });
  if (doc._status === "published")
    await refuseUnconfirmed(req, document, { fields, read: () => read(false) });
};

/** Hook: the same for globals. */
export const watchMachineTextsOfGlobal: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  const { slug, fields } = global;
  const document = documentName(slug);
  await noteMachineTexts(req, document, { fields, doc });
  if (doc._status !== "published") return;
  await refuseUnconfirmed(req, document, {
    fields,
    read: () => req.payload.findGlobal({ slug, locale: "all", depth: 0, req }),
  });
};

async function noteMachineTexts(
  req: PayloadRequest,
  document: string,
  { fields, doc }: { fields: readonly Field[]; doc: unknown },
): Promise<void> {
  const made = req.context[MACHINE_TEXTS];
  if (!(made instanceof Map)) return;
  const texts = documentTexts(fields, fieldsOf(doc)).flatMap(({ path, value }) =>
    typeof value === "string" && made.get(path) === value ? [[path, value] as const] : [],
  );
  await setMarks(req, document, { texts: new Map(texts), language: localeOrDefault(req.locale) });
}

/** Checks the document just published, whatever published it; the error rolls back the save. */
async function refuseUnconfirmed(
  req: PayloadRequest,
  document: string,
  { fields, read }: { fields: readonly Field[]; read: () => Promise<object> },
): Promise<void> {
  if (req.context.importing === true) return;
  const marks = await marksOf(req, document);
  if (marks.size === 0) return;
  const doc = fieldsOf(await read());
  const found = machineTexts(fields, doc, marks).filter(({ language }) => isIn(doc, language));
  if (found.length === 0) return;
  const { machine: say } = checksFor(req);
  const language = adminLocale(req.i18n.language);
  const button = EDITOR_DESK[language].translations.machineRight;
  const errors = found.map((text) => ({
    path: indexPath(doc, text.path),
    message: fillMessage(say.unconfirmed, { language: languageNames(text.language)[language], button }),
  }));
  const error = new ValidationError({ errors, req });
  error.message = fillMessage(say.refusedPublic, { count: errors.length });
  throw error;
}

/** A page without a title or an address in a language doesn't exist in it. */
function isIn(doc: Record<string, unknown>, language: Locale): boolean {
  const isEmpty = (texts: unknown) => !fieldsOf(texts)[language];
  return !("title" in doc) || !(isEmpty(doc.title) || isEmpty(doc.url ?? doc.slug));
}
