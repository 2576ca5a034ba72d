import { toast, useConfig, useDocumentInfo, useLocale } from "@payloadcms/ui";
import { useEffect } from "react";
import { array, type InferType, object, string } from "yup";
import { isLocale } from "../../../shared/locales";
import { tryParse } from "../../../shared/parse";
import { isText, recordOf } from "../../../shared/record";
import { messageIn, sendJson } from "./answers";
import { answersOnce } from "./answers-once";
import { useDeskTexts, useLanguage } from "./desk-texts";
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

/** By URL. */
const { askOnce, keep, useAnswer } = answersOnce<InferType<typeof schema>>();

/** Translation state of the form's document; only its machine translations if there is no source language. */
export function useSource(): Source | undefined {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const savedAt = useSavedAt();
  const { config } = useConfig();
  const { code } = useLocale();
  const { language } = useSourceLanguage();
  const admin = useLanguage();
  const { noAnswer } = useDeskTexts().translations;
  const document = globalSlug === undefined ? `${collectionSlug}/${id}` : `globals/${globalSlug}`;
  const isThere = globalSlug !== undefined || id !== undefined;
  const url = isThere
    ? `${config.routes.api}/${document}/source?locale=${code}&from=${language ?? code}`
    : undefined;

  useEffect(() => {
    if (url !== undefined) askOnce(`${url} ${savedAt}`, async () => read(url, await fetch(url)));
  }, [url, savedAt]);

  const answer = useAnswer(url);
  if (answer === undefined || url === undefined) return undefined;
  const confirm = async (right: readonly string[]) => {
    const confirmed = await sendJson(url, { paths: right }, admin);
    if (confirmed?.ok) await read(url, confirmed);
    else toast.error((await messageIn(confirmed)) ?? noAnswer);
  };
  return { ...answer, confirm: (right) => void confirm(right) };
}

async function read(url: string, answer: Response): Promise<boolean> {
  const source = answer.ok ? tryParse(schema, await answer.json()) : undefined;
  if (source !== undefined) keep([[url, source]]);
  return source !== undefined;
}
