import type { PayloadRequest } from "payload";
import type { GlossaryEntry } from "../../../content-folder/format";
import { fillMessage } from "../../../languages/fill-message";
import type { Locale } from "../../../shared/locales";
import { fieldsOf } from "../../../shared/record";
import { mergeTranslation } from "../access/keep-untranslated";
import { checksFor } from "../texts";
import { glossaryToFile } from "../files/to-files";
import { LOADED } from "../together/loaded";
import { mergeChanges } from "../together/merge-changes";
import { valueText } from "../together/value-text";
import { type DocumentText, documentTexts, isAddress } from "../translation/document-texts";
import { hiddenSiteIn } from "../translation/hidden-site";
import { type Direction, translationState } from "../translation/translation-state";
import type { Documents } from "./documents";
import { MACHINE_TEXTS } from "../translation/watch-machine-texts";
import type { Translate } from "./service";
import { translateTexts } from "./translate-texts";
import { withTexts } from "./with-texts";

/** Result of a translation: texts written as drafts, and why others were not. */
interface DraftedTexts {
  written: number;
  refused: string[];
}

/** Time limit for all texts of a document, in milliseconds. */
const TIME = 100_000;
/** Maximum attempts to save, if others save at the same time. */
const TRIES = 3;
const CONFLICT = 409;

/**
 * Translates a document's missing texts, or those at `paths`, and saves them as a draft on behalf of the request's
 * user. Keeps texts that others write meanwhile. Saves nothing if it throws `ServiceFault`.
 */
export async function translateDocument(
  req: PayloadRequest,
  document: Documents,
  { from, to, paths, translate }: Direction & { paths: readonly string[] | undefined; translate: Translate },
): Promise<DraftedTexts> {
  const { fields } = document;
  const [all, base] = [await document.readAll(), await document.read(to)];
  const { source, languages, missing } = translationState(
    { fields, doc: all, dates: undefined, hiddenSite: await hiddenSiteIn(req.payload, to) },
    { from, to },
  );
  const written = new Map(documentTexts(fields, base).map(byPath));
  const isWanted = (path: string) => paths?.includes(path) ?? (missing.includes(path) && !written.get(path));
  const wanted = documentTexts(fields, all).flatMap((text) => {
    const [original, language] = [source[text.path], languages[text.path]];
    const isText = original !== undefined && language !== undefined && !isAddress(text);
    return isText && isWanted(text.path) ? [{ ...text, text: original, language }] : [];
  });
  if (wanted.length === 0) return { written: 0, refused: [] };
  const [glossary, ends] = [await glossaryOf(req), AbortSignal.timeout(TIME)];
  const made = new Map<string, string | undefined>();
  for (const language of new Set(wanted.map((text) => text.language))) {
    const texts = wanted.filter((text) => text.language === language);
    const translated = await translateTexts(texts, { from: language, to }, { translate, glossary, ends });
    for (const [path, text] of translated) made.set(path, text);
  }

  const { machine: say } = checksFor(req);
  const texts = new Map<string, string>();
  const refused: string[] = [];
  for (const { path, text, maxLength = Infinity } of wanted) {
    const translation = made.get(path)?.trim();
    const refusal = !translation ? say.lost : translation.length > maxLength ? say.long : undefined;
    if (translation && refusal === undefined) texts.set(path, translation);
    else refused.push(fillMessage(refusal ?? say.lost, { text: valueText(text) }));
  }
  if (texts.size === 0) return { written: 0, refused };

  const saved = new Map(documentTexts(fields, await save(document, { base, texts, to })).map(byPath));
  const lost = wanted.filter(({ path }) => texts.has(path) && saved.get(path) !== texts.get(path));
  const meanwhile = lost.map(({ text }) => fillMessage(say.meanwhile, { text: valueText(text) }));
  return { written: texts.size - lost.length, refused: [...refused, ...meanwhile] };
}

const byPath = ({ path, value }: DocumentText) => [path, value] as const;

/** Saves texts, except where someone else has written since `base`; returns the saved document. */
async function save(
  document: Documents,
  { base, texts, to }: { base: Record<string, unknown>; texts: ReadonlyMap<string, string>; to: Locale },
): Promise<Record<string, unknown>> {
  for (let tries = 1; ; tries += 1) {
    const theirs = await document.read(to);
    const { merged } = mergeChanges({ base, theirs, mine: withTexts(base, texts) }, () => "theirs");
    const shared = document.hasFile ? {} : theirs;
    const data = { ...mergeTranslation(document.fields, shared, merged), _status: "draft", [LOADED]: theirs };
    try {
      return await document.save(to, data, { [MACHINE_TEXTS]: texts });
    } catch (error) {
      if (fieldsOf(error).status !== CONFLICT || tries === TRIES) throw error;
    }
  }
}

/** The glossary applies as soon as it is saved, published or not. */
async function glossaryOf({ payload }: PayloadRequest): Promise<GlossaryEntry[]> {
  return glossaryToFile({ ...(await payload.findGlobal({ slug: "hotel", draft: true, depth: 0 })) });
}
