import type { Field } from "payload";
import type { Locale } from "../../../shared/locales";
import { fieldsOf } from "../../../shared/record";
import { documentTexts, isAddress } from "./document-texts";
import type { TextDates } from "./text-dates";

/** From which language into which. */
export interface Direction {
  from: Locale;
  to: Locale;
}

/** Where a document's translation stands: paths of its texts. */
export interface TranslationState {
  /** The texts of the language that is translated from, by path. */
  source: Record<string, string>;
  /** Written there, and not in the other language. */
  missing: string[];
  /** Written in both, and there later. */
  changed: string[];
}

/** Compares two languages of a document that was read in all of them. */
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
