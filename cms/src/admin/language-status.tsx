"use client";
import { useDocumentInfo, useLocale } from "@payloadcms/ui";
import type { DefaultCellComponentProps } from "payload";
import { number, object, string } from "yup";
import { LOCALES } from "../../../shared/locales";
import { tryParse } from "../../../shared/parse";
import { LANGUAGE_STATUSES } from "../desk/language-status-words";
import { languageNames } from "../texts";
import { useDeskTexts, useLanguage } from "./desk-texts";
import "./language-status.css";
import { useLanguageStatus } from "./use-language-status";
import { useSavedAt } from "./use-saved-at";

/** Status of the document in each language, shown above a form; each name links to the form in that language. */
export function LanguageStatusBar() {
  const { id, collectionSlug } = useDocumentInfo();
  const savedAt = useSavedAt();
  const { code } = useLocale();
  const admin = useLanguage();
  const { languageStatus: say } = useDeskTexts();
  const statuses = useLanguageStatus(collectionSlug, id, savedAt);
  if (statuses === undefined) return null;
  return (
    <ul className="language-status" aria-label={say.title}>
      {LOCALES.map((locale) => (
        <li key={locale}>
          <a href={`?locale=${locale}`} aria-current={locale === code ? "page" : undefined}>
            {languageNames(locale)[admin]}
          </a>
          : {say[statuses[locale]]}
        </li>
      ))}
    </ul>
  );
}

const rowSchema = object({ id: number().required(), updatedAt: string() });

/** Compact version for a list: the languages grouped by status. */
export function LanguageStatusCell({ collectionSlug, rowData }: DefaultCellComponentProps) {
  const { languageStatus: say } = useDeskTexts();
  const row = tryParse(rowSchema, rowData);
  const statuses = useLanguageStatus(collectionSlug, row?.id, row?.updatedAt);
  if (statuses === undefined) return null;
  return (
    <ul className="language-status language-status--short">
      {LANGUAGE_STATUSES.map((status) => {
        const languages = LOCALES.filter((locale) => statuses[locale] === status);
        return (
          languages.length > 0 && (
            <li key={status}>
              {say[status]}: {languages.join(" ").toUpperCase()}
            </li>
          )
        );
      })}
    </ul>
  );
}
