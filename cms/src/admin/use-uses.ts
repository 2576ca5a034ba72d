import { useConfig, useDocumentInfo, useLocale, useTranslation } from "@payloadcms/ui";
import { useCallback } from "react";
import { array, type InferType, object, string } from "yup";
import { parse } from "../../../shared/parse";
import { readJson } from "./answers";
import { useRead } from "./use-read";

const placeSchema = object({ name: string().required(), path: string().required() });
const schema = object({ places: array(placeSchema.required()).required() });

/** A place where a document is used: its name, and its path in the admin. */
type Place = InferType<typeof placeSchema>;

/** Pending requests: two parts of a form ask for the same data and share the response. */
const asked = new Map<string, Promise<Place[] | undefined>>();

/**
 * Where the form's document is used, in the edited language; undefined until loaded, or if the user may not delete
 * it.
 */
export function useUses(): { places: Place[] | undefined; hasFailed: boolean } {
  const { id, collectionSlug, hasDeletePermission } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { code } = useLocale();
  const url = `${config.routes.api}/${collectionSlug}/${id}/uses?locale=${code}`;
  const isAsked = id !== undefined && hasDeletePermission === true;
  const question = useCallback(
    async () => (isAsked ? ask(url, i18n.language) : undefined),
    [isAsked, url, i18n.language],
  );
  const { answer, hasFailed } = useRead(question);
  return { places: answer, hasFailed };
}

function ask(url: string, language: string): Promise<Place[] | undefined> {
  const question = `${language} ${url}`;
  const answer = asked.get(question) ?? read(url, language).finally(() => asked.delete(question));
  asked.set(question, answer);
  return answer;
}

async function read(url: string, language: string): Promise<Place[] | undefined> {
  const answer = await readJson(url, { headers: { "Accept-Language": language } });
  return answer === undefined ? undefined : parse(schema, answer).places;
}
