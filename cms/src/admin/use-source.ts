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
  machine: paths(),
});

/** A document's texts to translate from, and the state of its translation. */
interface Source extends InferType<typeof schema> {
  /** Confirms the translations of these texts. */
  confirm: (paths: readonly string[]) => void;
}

/** One response per document, by URL, shared by all fields of a form. */
const answers = new Map<string, InferType<typeof schema>>();
const asked = new Set<string>();
const listeners = new Set<() => void>();

/** Translation state of the form's document; only its machine translations if there is no source language. */
export function useSource(): Source | undefined {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const savedAt = useSavedAt();
  const { config } = useConfig();
  const { code } = useLocale();
  const { language } = useSourceLanguage();
  const document = globalSlug === undefined ? `${collectionSlug}/${id}` : `globals/${globalSlug}`;
  const isThere = globalSlug !== undefined || id !== undefined;
  const url = isThere
    ? `${config.routes.api}/${document}/source?locale=${code}&from=${language ?? code}`
    : undefined;

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
  return { ...answer, confirm: (right) => void ask(url, { paths: right }) };
}

async function ask(url: string, right?: { paths: readonly string[] }): Promise<void> {
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
