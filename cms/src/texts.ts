import type { PayloadRequest } from "payload";
import { CMS_NOTICES, type CmsNotices } from "../../languages/cms-notices";
import { EDITOR_CHECKS, type EditorChecks } from "../../languages/editor-checks";
import { EDITOR_FIELDS, type EditorFields } from "../../languages/editor-fields";
import { EDITOR_WORDS, type EditorWords } from "../../languages/editor-words";
import { type AdminLocale, adminLocale, perAdminLocale } from "../../shared/admin-locales";
import { type Locale, LOCALES } from "../../shared/locales";

/** A text in each language of the admin, as Payload takes it. */
export type Texts = Record<AdminLocale, string>;

/** Where the texts of a field are: `({ rooms }) => rooms.bed`. */
export type FieldTexts = (fields: EditorFields) => { label: string; help?: string };

/** The same of rows, one of which has a name, too. */
export type RowTexts = (fields: EditorFields) => { label: string; row: string };

/** Words to choose from, by what they say of. */
export type WordGroup = keyof EditorWords;

/** The words of a group that have a name in every language. */
export type WordOf<Group extends WordGroup> = keyof EditorWords[Group] & string;

/** One of the fields' texts. */
export function textsOf(textOf: (fields: EditorFields) => string): Texts {
  return perAdminLocale((locale) => textOf(EDITOR_FIELDS[locale]));
}

/** A field's name. */
export function labelOf(texts: FieldTexts): Texts {
  return textsOf((fields) => texts(fields).label);
}

/** How a field is filled; undefined where it needs no help. */
export function helpOf(texts: FieldTexts): Texts | undefined {
  return texts(EDITOR_FIELDS.en).help === undefined
    ? undefined
    : textsOf((fields) => texts(fields).help ?? "");
}

/** Words as a select offers them; each needs its name in every language. */
export function optionsOf<Group extends WordGroup>(
  group: Group,
  words: readonly WordOf<Group>[],
): { value: string; label: Texts }[] {
  return words.map((value) => ({
    value,
    label: perAdminLocale((locale) => wordOf(locale, group, value).label),
  }));
}

/** The languages of the site as a select offers them, called as the admin's language calls them. */
export function languageOptions(): { value: Locale; label: Texts }[] {
  return LOCALES.map((value) => ({ value, label: languageNames(value) }));
}

/** A language's name in each language: `tr` → `{ en: "Turkish", tr: "Türkçe", … }`. */
export function languageNames(language: Locale): Texts {
  return perAdminLocale((locale) => {
    const name = new Intl.DisplayNames(locale, { type: "language" }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  });
}

/** What is said against something, in the language of whoever asks. */
export function checksFor({ i18n }: Pick<PayloadRequest, "i18n">): EditorChecks {
  return EDITOR_CHECKS[adminLocale(i18n.language)];
}

/** What is said of plans, versions and deleting, in a language of the admin; English where it has none. */
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
