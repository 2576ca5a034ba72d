import type { Field } from "payload";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "../../../shared/locales";
import { fieldsOf } from "../../../shared/record";
import { isReservationUrl } from "../../../shared/reservation-url";
import { type MachineMarks, machineTexts, NO_MARKS } from "./machine-marks";
import { type DocumentText, documentTexts, isAddress } from "./document-texts";
import type { TextDates } from "./text-dates";

/** Source and target language; a text that isn't in the source language is translated from the first that has it. */
export interface Direction {
  from: Locale | undefined;
  to: Locale;
}

/** The direction that lists start with. The default language is the original wherever it has a text. */
export function directionInto(to: Locale): Direction {
  return { from: to === DEFAULT_LOCALE ? undefined : DEFAULT_LOCALE, to };
}

/** State of a document's translation, by text path. */
interface TranslationState {
  /** Texts to translate from, by path. */
  source: Record<string, string>;
  /** Their languages, by path. */
  languages: Record<string, Locale>;
  /** Has a source text but no translation. */
  missing: string[];
  /** Has both, and the source is newer. */
  changed: string[];
  /** Unconfirmed machine translations. */
  machine: string[];
}

function isHidden({ address }: DocumentText, site: string | undefined): boolean {
  return address !== undefined && site !== undefined && isReservationUrl(address, site);
}

/** Compares two languages of a document read in all languages. */
export function translationState(
  {
    fields,
    doc,
    dates,
    marks = NO_MARKS,
    hiddenSite,
  }: {
    fields: readonly Field[];
    doc: Record<string, unknown>;
    dates: TextDates | undefined;
    marks?: MachineMarks;
    /** Links there aren't shown in the target language. */
    hiddenSite?: string | undefined;
  },
  { from, to }: Direction,
): TranslationState {
  const made = machineTexts(fields, doc, marks).filter(({ language }) => language === to);
  const state: TranslationState = {
    source: {},
    languages: {},
    missing: [],
    changed: [],
    machine: made.map(({ path }) => path),
  };
  for (const text of documentTexts(fields, doc)) {
    const { path } = text;
    const texts = fieldsOf(text.value);
    const language = [from, ...LOCALES].find((known) => known !== undefined && Boolean(texts[known]));
    const source = language && texts[language];
    if (language === undefined || language === to || typeof source !== "string") continue;
    state.source[path] = source;
    state.languages[path] = language;
    const written = dates?.get(path);
    if (!texts[to] && isHidden(text, hiddenSite)) continue;
    if (!texts[to]) state.missing.push(path);
    else if (!isAddress(text) && (written?.[language] ?? 0) > (written?.[to] ?? 0)) state.changed.push(path);
  }
  return state;
}
