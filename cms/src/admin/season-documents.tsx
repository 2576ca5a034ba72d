"use client";
import { useConfig, useDocumentInfo, useLocale } from "@payloadcms/ui";
import { useCallback } from "react";
import { array, object, string } from "yup";
import { parse } from "../../../shared/parse";
import { readJson } from "./answers";
import { useDeskTexts, useLanguage } from "./desk-texts";
import "./document-list.css";
import { useRead } from "./use-read";

const documentSchema = object({ title: string().required(), path: string().required(), preview: string() });
const schema = object({ documents: array(documentSchema.required()).required() });

/** On a season's form: its documents as saved, with links to their forms and to their drafts in the preview. */
export function SeasonDocuments() {
  const { id, data } = useDocumentInfo();
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const language = useLanguage();
  const { season: say, notLoaded } = useDeskTexts();
  const { api } = config.routes;
  const question = useCallback(
    async (signal: AbortSignal) => {
      if (id === undefined) return [];
      const options = { signal, headers: { "Accept-Language": language } };
      const answer = await readJson(`${api}/seasons/${id}/documents?locale=${locale}`, options);
      return answer === undefined ? [] : parse(schema, answer).documents;
    },
    [api, id, locale, language],
  );
  const { answer: documents = [], hasFailed } = useRead(question, data?.updatedAt);

  if (hasFailed) return <p role="alert">{notLoaded}</p>;
  if (documents.length === 0) return null;
  const hasPreview = documents.some(({ preview }) => preview !== undefined);
  return (
    <section className="document-list" aria-labelledby="season-documents">
      <h3 id="season-documents">{say.documents}</h3>
      <ul>
        {documents.map(({ title, path, preview }) => (
          <li key={path}>
            <a href={`${config.routes.admin}${path}?locale=${locale}`}>{title}</a>
            {preview !== undefined && (
              <>
                {" · "}
                <a href={preview} target="_blank" rel="noreferrer" aria-label={`${say.preview}: ${title}`}>
                  {say.preview}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
      {hasPreview && <p>{say.previewHelp}</p>}
    </section>
  );
}
