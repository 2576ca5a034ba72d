"use client";
import { LeaveWithoutSaving, useConfig, useDocumentInfo, useForm } from "@payloadcms/ui";
import { fillMessage } from "../../../languages/fill-message";
import { fieldsOf } from "../../../shared/record";
import { Conflicts } from "./conflicts";
import { useDeskTexts, useLanguage } from "./desk-texts";
import "./save-state.css";
import { useKeptWords } from "./use-kept-words";
import { useMergingForm } from "./use-merging-form";
import { useOpenPlace } from "./use-open-place";
import { useOthers } from "./use-others";
import { useSaves } from "./use-saves";

/** Shows above a form whether it is saved, how to resolve problems, and who else has it open; opens a task's place. */
export function SaveState() {
  const { id, globalSlug } = useDocumentInfo();
  return id === undefined && globalSlug === undefined ? null : <SavedDocument />;
}

function SavedDocument() {
  const { docConfig } = useDocumentInfo();
  const { people, savedAt } = useOthers();
  const form = useMergingForm(savedAt);
  const { trouble, conflicts, choices, isLeaving, choose } = useSaves(form);
  const isUnsaved = trouble !== undefined || conflicts.length > 0;
  const kept = useKeptWords(form, isUnsaved);
  useOpenPlace();
  const { setModified } = useForm();
  const { config } = useConfig();
  const { saving: say } = useDeskTexts();
  const language = useLanguage();
  const { defaultTimezone: timeZone } = config.admin.timezones;
  const timeOf = (at: number) =>
    new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", timeZone }).format(at);

  return (
    <div className="save-state">
      {people.length > 0 && <p role="status">{fillMessage(say.alsoHere, { people: people.join(", ") })}</p>}
      {isLeaving && <p role="status">{say.waits}</p>}
      {trouble !== undefined && (
        <p role="alert">
          {say[trouble]}{" "}
          {trouble === "session" && (
            <a href={`${config.routes.admin}/login`} target="_blank" rel="noreferrer">
              {say.signIn}
            </a>
          )}
        </p>
      )}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} choices={choices} choose={choose} />}
      {kept.map(({ at, conflicts: changed, bringBack, forget }) => (
        <div key={at} role="alert">
          <p>{fillMessage(say.kept, { time: timeOf(at) })}</p>
          {changed.map(({ path, message }) => (
            <p key={path}>{message}</p>
          ))}
          <button
            type="button"
            onClick={() => {
              void bringBack();
              setModified(true);
            }}
          >
            {say.bringBack}
          </button>
          <button type="button" onClick={forget}>
            {say.forget}
          </button>
        </div>
      ))}
      {/* Payload itself warns only in forms without autosave. */}
      {isUnsaved && savesItself(docConfig) && <LeaveWithoutSaving />}
    </div>
  );
}

function savesItself(docConfig: unknown): boolean {
  return fieldsOf(fieldsOf(fieldsOf(docConfig).versions).drafts).autosave !== undefined;
}
