import type { Field } from "payload";
import type { Locale } from "../../../shared/locales";
import { fieldsOf } from "../../../shared/record";
import { documentTexts, isAddress } from "./document-texts";
import type { TextDates } from "./text-dates";

/** Source and target language. */
export interface Direction {
  from: Locale;
  to: Locale;
}

/** State of a document's translation, by text path. */
export interface TranslationState {
  /** Texts in the source language, by path. */
  source: Record<string, string>;
  /** Has a source text but no translation. */
  missing: string[];
  /** Has both, and the source is newer. */
  changed: string[];
}

/** Compares two languages of a document read in all languages. */
export function translationState(
  {
    fields,
    doc,
    dates,
  }: { fields: readonly Field[]; doc: Record<string, unknown>; dates: TextDates | undefined },
  { from, to }: Direction,
): TranslationState {
  const state: TranslationState = { source: {}, missing: [], changed: [] };
  for (const text of documentTexts(fields, doc)) {
    const { path } = text;
    const { [from]: source, [to]: target } = fieldsOf(text.value);
    if (typeof source !== "string" || source === "") continue;
    state.source[path] = source;
    const written = dates?.get(path);
    if (!target) state.missing.push(path);
    else if (!isAddress(text) && (written?.[from] ?? 0) > (written?.[to] ?? 0)) state.changed.push(path);
  }
  return state;
}
