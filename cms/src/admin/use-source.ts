import { useConfig, useDocumentInfo, useLocale } from "@payloadcms/ui";
import { useEffect, useSyncExternalStore } from "react";
import { array, type InferType, object, string } from "yup";
import { isLocale } from "../../../shared/locales";
import { tryParse } from "../../../shared/parse";
import { isText, recordOf } from "../../../shared/record";
import { useSourceLanguage } from "./source-language";
import { useSavedAt } from "./use-saved-at";

const paths = () => array(string().required()).required();
const schema = object({
  source: recordOf(isText).required(),
  languages: recordOf(isLocale).required(),
  missing: paths(),
  changed: paths(),
});

/** A document's texts to translate from, and the state of its translation. */
export interface Source extends InferType<typeof schema> {
  /** Marks the translation of this text as up to date. */
  confirm: (path: string) => void;
}

/** One response per document, by URL, shared by all fields of a form. */
const answers = new Map<string, InferType<typeof schema>>();
const asked = new Set<string>();
const listeners = new Set<() => void>();

/** Source texts of the form's document; undefined until loaded or if no source language is chosen. */
export function useSource(): Source | undefined {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const savedAt = useSavedAt();
  const { config } = useConfig();
  const { code } = useLocale();
  const { language } = useSourceLanguage();
  const document = globalSlug === undefined ? `${collectionSlug}/${id}` : `globals/${globalSlug}`;
  const isThere = globalSlug !== undefined || id !== undefined;
  const url =
    language === undefined || !isThere
      ? undefined
      : `${config.routes.api}/${document}/source?locale=${code}&from=${language}`;

  useEffect(() => {
    const question = `${url} ${savedAt}`;
    if (url === undefined || asked.has(question)) return;
    asked.add(question);
    void ask(url);
  }, [url, savedAt]);

  const answer = useSyncExternalStore(
    subscribe,
    () => (url === undefined ? undefined : answers.get(url)),
    () => undefined,
  );
  if (answer === undefined || url === undefined) return undefined;
  return { ...answer, confirm: (path) => void ask(url, { path }) };
}

async function ask(url: string, right?: { path: string }): Promise<void> {
  const answer = await fetch(
    url,
    right && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(right) },
  ).catch(() => undefined);
  const source = answer?.ok ? tryParse(schema, await answer.json()) : undefined;
  if (source === undefined) return;
  answers.set(url, source);
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
