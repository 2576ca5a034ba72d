"use client";
import { useAuth, useConfig, useDocumentInfo, useLocale } from "@payloadcms/ui";
import { fillMessage } from "../../../languages/fill-message";
import { isLocale, LOCALES } from "../../../shared/locales";
import { languageNames } from "../texts";
import { useDeskTexts, useLanguage } from "./desk-texts";
import "./fixed-rows.css";
import { Sentences } from "./sentences";
import { useSourceLanguage } from "./source-language";
import "./small-buttons.css";
import "./source-text.css";
import { isForMachine, useMachineTranslation } from "./use-machine-translation";
import { useSource } from "./use-source";

/** Shows above a form the source language and how many texts need translating. */
export function TranslationBar() {
  const { id, globalSlug } = useDocumentInfo();
  const { config } = useConfig();
  const { user } = useAuth();
  const { code } = useLocale();
  const admin = useLanguage();
  const say = useDeskTexts().translations;
  const { language, choose } = useSourceLanguage();
  const source = useSource();
  const machine = useMachineTranslation();
  if (id === undefined && globalSlug === undefined) return null;
  return (
    <div className={user?.role === "translator" ? "translation-bar fixed-rows" : "translation-bar"}>
      <label>
        {say.source}
        <select
          value={language ?? ""}
          onChange={({ target: { value } }) => choose(isLocale(value) ? value : undefined)}
        >
          <option value="">{say.none}</option>
          {LOCALES.filter((locale) => locale !== code).map((locale) => (
            <option key={locale} value={locale}>
              {languageNames(locale)[admin]}
            </option>
          ))}
        </select>
      </label>
      {source !== undefined && language !== undefined && (
        <p role="status">
          {source.missing.length + source.changed.length === 0
            ? say.complete
            : fillMessage(say.counts, { missing: source.missing.length, changed: source.changed.length })}
        </p>
      )}
      {machine !== undefined && source?.missing.some(isForMachine) && (
        <button type="button" disabled={machine.isBusy} onClick={() => machine.translate()}>
          {machine.isBusy ? say.translating : say.translateDocument}
        </button>
      )}
      {source !== undefined && source.machine.length > 0 && (
        <p>
          <strong>{fillMessage(say.machineCount, { count: source.machine.length })}</strong>{" "}
          <button type="button" onClick={() => source.confirm(source.machine)}>
            {say.confirmAll}
          </button>
        </p>
      )}
      <Sentences said={machine?.said ?? []} />
      <a href={`${config.routes.admin}/translations?language=${code}`}>{say.title}</a>
    </div>
  );
}
