import type { PayloadRequest } from "payload";
import { CMS_NOTICES, type CmsNotices } from "../../languages/cms-notices";
import { EDITOR_CHECKS, type EditorChecks } from "../../languages/editor-checks";
import { EDITOR_FIELDS, type EditorFields } from "../../languages/editor-fields";
import { EDITOR_WORDS, type EditorWords } from "../../languages/editor-words";
import { type AdminLocale, adminLocale, perAdminLocale } from "../../shared/admin-locales";
import { type Locale, LOCALES } from "../../shared/locales";

/** A text in each admin language, as Payload expects it. */
export type Texts = Record<AdminLocale, string>;

/** Selects a field's texts: `({ rooms }) => rooms.bed`. */
export type FieldTexts = (fields: EditorFields) => { label: string; help?: string };

/** The same for rows, including the label of a single row. */
export type RowTexts = (fields: EditorFields) => { label: string; row: string };

/** Groups of selectable values. */
export type WordGroup = keyof EditorWords;

/** The values of a group that are labelled in every language. */
export type WordOf<Group extends WordGroup> = keyof EditorWords[Group] & string;

/** Returns a field text in all admin languages. */
export function textsOf(textOf: (fields: EditorFields) => string): Texts {
  return perAdminLocale((locale) => textOf(EDITOR_FIELDS[locale]));
}

/** A field's label. */
export function labelOf(texts: FieldTexts): Texts {
  return textsOf((fields) => texts(fields).label);
}

/** A field's help text; undefined if it has none. */
export function helpOf(texts: FieldTexts): Texts | undefined {
  return texts(EDITOR_FIELDS.en).help === undefined
    ? undefined
    : textsOf((fields) => texts(fields).help ?? "");
}

/** Values as select options; each requires a label in every language. */
export function optionsOf<Group extends WordGroup>(
  group: Group,
  words: readonly WordOf<Group>[],
): { value: string; label: Texts }[] {
  return words.map((value) => ({
    value,
    label: perAdminLocale((locale) => wordOf(locale, group, value).label),
  }));
}

/** The site's languages as select options, labelled in the admin's language. */
export function languageOptions(): { value: Locale; label: Texts }[] {
  return LOCALES.map((value) => ({ value, label: languageNames(value) }));
}

/** A language's name in each admin language: `tr` → `{ en: "Turkish", tr: "Türkçe", … }`. */
export function languageNames(language: Locale): Texts {
  return perAdminLocale((locale) => {
    const name = new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  });
}

/** Validation messages in the language of the request. */
export function checksFor({ i18n }: Pick<PayloadRequest, "i18n">): EditorChecks {
  return EDITOR_CHECKS[adminLocale(i18n.language)];
}

/** Notices about schedules, versions and deleting in an admin language, or in English if there are none. */
export function noticesIn(language: string | undefined): CmsNotices {
  return CMS_NOTICES[adminLocale(language)];
}

function wordOf<Group extends WordGroup>(
  locale: AdminLocale,
  group: Group,
  word: WordOf<Group>,
): { label: string } {
  const words: Record<string, { label: string }> = EDITOR_WORDS[locale][group];
  return words[word] ?? { label: word };
}
