"use client";
import { useConfig, useDocumentInfo, useLocale } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { array, type InferType, object, string } from "yup";
import { tryParse } from "../../../shared/parse";
import { useDeskTexts, useLanguage } from "./desk-texts";
import "./document-list.css";

const documentSchema = object({ title: string().required(), path: string().required(), preview: string() });
const schema = object({ documents: array(documentSchema.required()).required() });

/** On a season's form: its documents as saved, with links to their forms and to their drafts in the preview. */
export function SeasonDocuments() {
  const { id, data } = useDocumentInfo();
  const { config } = useConfig();
  const { code: locale } = useLocale();
  const language = useLanguage();
  const { season: say } = useDeskTexts();
  const [documents, setDocuments] = useState<InferType<typeof schema>["documents"]>([]);
  const savedAt = String(data?.updatedAt);

  useEffect(() => {
    if (id === undefined) return;
    fetch(`${config.routes.api}/seasons/${id}/documents?locale=${locale}`, {
      headers: { "Accept-Language": language },
    })
      .then(async (answer) => tryParse(schema, await answer.json())?.documents ?? [])
      .then(setDocuments, () => setDocuments([]));
  }, [config.routes.api, id, locale, language, savedAt]);

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
