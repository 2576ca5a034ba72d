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
import { Sentences } from "./sentences";
import "./small-buttons.css";
import "./source-text.css";
import { isForMachine, useMachineTranslation } from "./use-machine-translation";
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
  const machine = useMachineTranslation();
  const textPath = useFormFields(([fields]) => pathWithIds(path, fields));
  const isWritten = useFormFields(([fields]) => Boolean(fields[path]?.value));
  const text = source?.source[textPath];
  const from = source?.languages[textPath];
  const isByMachine = isWritten && source?.machine.includes(textPath) === true;
  if (source === undefined || (text === undefined && !isByMachine)) return null;
  const isOlder = isWritten && source.changed.includes(textPath);
  const isOpen = text !== undefined && (!isWritten || isOlder);
  const name = from && languageNames(from)[language];
  const confirm = () => source.confirm([textPath]);
  return (
    <div
      className="source-text"
      role="note"
      aria-label={name === undefined ? say.machine : fillMessage(say.sourceIn, { language: name })}
    >
      <div className="source-text__head">
        <span>{name}</span>
        {!isWritten && <strong>{say.missing}</strong>}
        {isOlder && <Confirmable state={say.changed} action={say.stillRight} confirm={confirm} />}
        {isByMachine && !isOlder && (
          <Confirmable state={say.machine} action={say.machineRight} confirm={confirm} />
        )}
        {machine !== undefined && isOpen && isForMachine(textPath) && (
          <button type="button" disabled={machine.isBusy} onClick={() => machine.translate([textPath])}>
            {machine.isBusy ? say.translating : say.translateField}
          </button>
        )}
      </div>
      <Sentences said={machine?.said ?? []} />
      {text !== undefined && <div lang={from}>{show(text)}</div>}
    </div>
  );
}

interface ConfirmableProps {
  state: string;
  action: string;
  confirm: () => void;
}

/** State of a translation, and a button that confirms it. */
function Confirmable({ state, action, confirm }: ConfirmableProps) {
  return (
    <>
      <strong>{state}</strong>
      <button type="button" onClick={confirm}>
        {action}
      </button>
    </>
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
