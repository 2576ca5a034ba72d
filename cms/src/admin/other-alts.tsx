"use client";
import { useAuth, useConfig, useDocumentInfo, useField, useLocale } from "@payloadcms/ui";
import type { JSONFieldClientComponent } from "payload";
import { useCallback, useId } from "react";
import { type Locale, LOCALES } from "../../../shared/locales";
import { fieldsOf } from "../../../shared/record";
import { languageNames } from "../texts";
import { readJson } from "./answers";
import { useDeskTexts, useLanguage } from "./desk-texts";
import "./pictures.css";
import { useRead } from "./use-read";

/** Alternative texts in the other languages, missing ones marked; saved with the form. */
export const OtherAlts: JSONFieldClientComponent = ({ path, readOnly }) => {
  const { value, setValue } = useField<Partial<Record<Locale, string>> | null>({ path });
  const { code } = useLocale();
  const { user } = useAuth();
  const { pictures: texts, notLoaded } = useDeskTexts();
  const language = useLanguage();
  const id = useId();
  const { answer: saved, hasFailed } = useSavedAlts();
  const mayWrite = (locale: Locale) =>
    user?.role !== "translator" || user.languages?.includes(locale) === true;

  return (
    <section className="other-alts" aria-labelledby={id}>
      <h3 id={id}>{texts.otherAlts}</h3>
      {hasFailed && <p role="alert">{notLoaded}</p>}
      <div className="other-alts__languages">
        {LOCALES.filter((locale) => locale !== code).map((locale) => {
          const text = value?.[locale] ?? saved?.[locale] ?? "";
          const isMissing = saved !== undefined && text.trim() === "";
          return (
            <label key={locale} className={isMissing ? "other-alts__missing" : undefined}>
              {languageNames(locale)[language]}
              {isMissing && <em>{texts.missing}</em>}
              <textarea
                lang={locale}
                maxLength={300}
                value={text}
                readOnly={readOnly === true || saved === undefined || !mayWrite(locale)}
                onChange={(event) => setValue({ ...value, [locale]: event.target.value })}
              />
            </label>
          );
        })}
      </div>
    </section>
  );
};

/** The texts in all languages as last saved; none for a new picture. */
function useSavedAlts() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const { api } = config.routes;
  const question = useCallback(
    async (signal: AbortSignal) => {
      if (id === undefined) return {};
      const url = `${api}/${collectionSlug}/${id}?locale=all&draft=true&depth=0&select[alt]=true`;
      return textsIn(fieldsOf(await readJson(url, { signal })).alt);
    },
    [api, collectionSlug, id],
  );
  return useRead(question, lastUpdateTime);
}

function textsIn(alts: unknown): Partial<Record<Locale, string>> {
  const fields = fieldsOf(alts);
  const texts: Partial<Record<Locale, string>> = {};
  for (const locale of LOCALES) {
    const text = fields[locale];
    if (typeof text === "string") texts[locale] = text;
  }
  return texts;
}
