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
 * Shows a field's text in the source language and whether it needs translating, followed by the field's help text.
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

/** The same, with a custom renderer for the text. */
export function SourceOf({ path, show }: { path: string; show: (text: string) => ReactNode }) {
  const language = useLanguage();
  const say = useDeskTexts().translations;
  const source = useSource();
  const textPath = useFormFields(([fields]) => pathWithIds(path, fields));
  const isWritten = useFormFields(([fields]) => Boolean(fields[path]?.value));
  const text = source?.source[textPath];
  const from = source?.languages[textPath];
  if (source === undefined || text === undefined || from === undefined) return null;
  const isOlder = isWritten && source.changed.includes(textPath);
  const name = languageNames(from)[language];
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
      <div lang={from}>{show(text)}</div>
    </div>
  );
}

/** Replaces row indexes in a field's path with row ids: `contents.0.title` → `contents.65f0.title`. */
function pathWithIds(path: string, fields: FormState): string {
  const parts = path.split(".");
  return parts
    .map((part, index) => {
      const id = fields[[...parts.slice(0, index + 1), "id"].join(".")]?.value;
      return /^\d+$/.test(part) ? String(id ?? part) : part;
    })
    .join(".");
}
