"use client";
import { FieldDescription, useFormFields } from "@payloadcms/ui";
import type {
  FieldDescriptionClientComponent,
  FormState,
  TextareaFieldClient,
  TextFieldClient,
} from "payload";
import type { ReactNode } from "react";
import { fillMessage } from "../../../languages/fill-message";
import { languageNames } from "../texts";
import { useDeskTexts, useLanguage } from "./desk-texts";
import "./source-text.css";
import { useSource } from "./use-source";

/**
 * Beside a text's field: the same text in the language that is translated from, and whether it has to be translated; below it,
 * what is said of the field.
 */
export const SourceAndHelp: FieldDescriptionClientComponent<TextFieldClient | TextareaFieldClient> = ({
  path,
  field,
}) => (
  <>
    <SourceOf path={path} show={(text) => <p>{text}</p>} />
    <FieldDescription path={path} description={field.admin?.description} />
  </>
);

/** The same of a text that `show` shows. */
export function SourceOf({ path, show }: { path: string; show: (text: string) => ReactNode }) {
  const language = useLanguage();
  const say = useDeskTexts().translations;
  const source = useSource();
  const textPath = useFormFields(([fields]) => pathWithIds(path, fields));
  const isWritten = useFormFields(([fields]) => Boolean(fields[path]?.value));
  const text = source?.source[textPath];
  if (source === undefined || text === undefined) return null;
  const isOlder = isWritten && source.changed.includes(textPath);
  const name = languageNames(source.language)[language];
  return (
    <div className="source-text" role="note" aria-label={fillMessage(say.sourceIn, { language: name })}>
      <div className="source-text__head">
        <span>{name}</span>
        {!isWritten && <strong>{say.missing}</strong>}
        {isOlder && (
          <>
            <strong>{say.changed}</strong>
            <button type="button" onClick={() => source.confirm(textPath)}>
              {say.stillRight}
            </button>
          </>
        )}
      </div>
      <div lang={source.language}>{show(text)}</div>
    </div>
  );
}

/** A field is called by the place of its row, a text by its id: `contents.0.title` → `contents.65f0.title`. */
function pathWithIds(path: string, fields: FormState): string {
  const parts = path.split(".");
  return parts
    .map((part, index) => {
      const id = fields[[...parts.slice(0, index + 1), "id"].join(".")]?.value;
      return /^\d+$/.test(part) ? String(id ?? part) : part;
    })
    .join(".");
}
