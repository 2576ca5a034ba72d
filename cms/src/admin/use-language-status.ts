import { useConfig } from "@payloadcms/ui";
import { useEffect } from "react";
import { object, string } from "yup";
import { type Locale, perLocale } from "../../../shared/locales";
import { tryParse } from "../../../shared/parse";
import { fieldsOf } from "../../../shared/record";
import { LANGUAGE_STATUSES, type LanguageStatus } from "../desk/language-status-words";
import { answersOnce } from "./answers-once";

type Statuses = Record<Locale, LanguageStatus>;

const schema = object(perLocale(() => string().oneOf(LANGUAGE_STATUSES).required()));

/** By URL and id. */
const { askOnce, keep, useAnswer } = answersOnce<Statuses>();
/** Ids to ask for together, by URL: a list shows fifty. */
const waiting = new Map<string, { ids: Set<number | string>; isAnswered: Promise<boolean> }>();

/** Status of a document in each language as of `savedAt`; undefined until loaded. */
export function useLanguageStatus(
  collection: string | undefined,
  id: number | string | undefined,
  savedAt: number | string | undefined,
): Statuses | undefined {
  const { routes } = useConfig().config;
  const url = collection === undefined ? undefined : `${routes.api}/${collection}/language-status`;

  useEffect(() => {
    if (url !== undefined && id !== undefined) askOnce(`${url} ${id} ${savedAt}`, () => askTogether(url, id));
  }, [url, id, savedAt]);

  return useAnswer(`${url} ${id}`);
}

/** Batches ids: all effects of a list run before the microtask. */
function askTogether(url: string, id: number | string): Promise<boolean> {
  const batch = waiting.get(url) ?? newBatch(url);
  batch.ids.add(id);
  return batch.isAnswered;
}

function newBatch(url: string) {
  const ids = new Set<number | string>();
  const batch = { ids, isAnswered: Promise.resolve().then(() => ask(url, ids)) };
  waiting.set(url, batch);
  return batch;
}

async function ask(url: string, ids: ReadonlySet<number | string>): Promise<boolean> {
  waiting.delete(url);
  const answer = await fetch(`${url}?ids=${[...ids].join()}`);
  const { statuses } = fieldsOf(answer.ok ? await answer.json() : undefined);
  const read = Object.entries(fieldsOf(statuses)).flatMap(([id, given]) => {
    const status = tryParse(schema, given);
    return status === undefined ? [] : [[`${url} ${id}`, status] as const];
  });
  keep(read);
  return statuses !== undefined;
}
