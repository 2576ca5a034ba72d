import { type Locale, perLocale } from "../shared/locales";
import { isRecord } from "../shared/record";

/** English has only these two plural forms. */
const PLURAL = /_(?:one|other)$/;

/** The plural categories of whole numbers in each language; all of them occur up to a hundred. */
const WHOLE_FORMS = perLocale((locale) => {
  const rules = new Intl.PluralRules(locale);
  return new Set(Array.from({ length: 101 }, (_, count) => rules.select(count)));
});

/** A language's messages, with missing ones taken from English; the same object if none is missing. */
export function completed<Messages extends object>(english: Messages, own: object, locale: Locale): Messages {
  if (isWhole(english, own, locale)) return own;
  const copy = structuredClone(own);
  fill(english, copy, locale);
  if (isWhole(english, copy, locale)) return copy;
  throw new Error(`The messages in ${locale} could not be completed.`);
}

function isWhole<Messages extends object>(english: Messages, own: object, locale: Locale): own is Messages {
  return missingKeys(english, own, locale).length === 0;
}

/** The full keys that a language lacks, in its own plural forms: `["nav.top", "found_few"]`. */
export function missingKeys(english: object, own: object, locale: Locale): string[] {
  return fill(english, structuredClone(own), locale);
}

/** Fills in what is missing, and returns its keys. */
function fill(english: object, into: object, locale: Locale, prefix = ""): string[] {
  if (!isRecord(english) || !isRecord(into)) return [];
  return Object.entries(english).flatMap(([key, text]) => {
    if (isRecord(text)) {
      const part = isRecord(into[key]) ? into[key] : {};
      into[key] = part;
      return fill(text, part, locale, `${prefix}${key}.`);
    }
    const missing = neededFor(key, locale).filter((name) => !hasText(into[name]));
    for (const name of missing) into[name] = english[name] ?? english[key.replace(PLURAL, "_other")];
    return missing.map((name) => prefix + name);
  });
}

/** The keys a language needs for an English one: (`found_one`, `pl`) → `found_one`, `found_few`, `found_many`. */
function neededFor(key: string, locale: Locale): string[] {
  if (!PLURAL.test(key)) return [key];
  return [...WHOLE_FORMS[locale]].map((form) => key.replace(PLURAL, `_${form}`));
}

function hasText(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}
