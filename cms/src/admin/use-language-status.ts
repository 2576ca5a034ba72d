import { useConfig } from "@payloadcms/ui";
import { useEffect, useSyncExternalStore } from "react";
import { object, string } from "yup";
import { type Locale, perLocale } from "../../../shared/locales";
import { tryParse } from "../../../shared/parse";
import { fieldsOf } from "../../../shared/record";
import { LANGUAGE_STATUSES, type LanguageStatus } from "../desk/language-status-words";
import { createListeners } from "./listeners";

type Statuses = Record<Locale, LanguageStatus>;

const schema = object(perLocale(() => string().oneOf(LANGUAGE_STATUSES).required()));

/** Keyed by document: `pages 7`. */
const answers = new Map<string, Statuses>();
const asked = new Set<string>();
const { subscribe, notify } = createListeners();
/** Questions to ask together, by URL and id: a list shows fifty. */
const waiting = new Map<string, Map<number | string, string>>();

/** Status of a document in each language as of `savedAt`; undefined until loaded. */
export function useLanguageStatus(
  collection: string | undefined,
  id: number | string | undefined,
  savedAt: number | string | undefined,
): Statuses | undefined {
  const { routes } = useConfig().config;
  const url = collection === undefined ? undefined : `${routes.api}/${collection}/language-status`;

  useEffect(() => {
    const question = `${url} ${id} ${savedAt}`;
    if (url === undefined || id === undefined || asked.has(question)) return;
    asked.add(question);
    waitFor(url, id, question);
  }, [url, id, savedAt]);

  return useSyncExternalStore(
    subscribe,
    () => answers.get(`${url} ${id}`),
    () => undefined,
  );
}

/** Batches ids: all effects of a list run before the microtask. */
function waitFor(url: string, id: number | string, question: string): void {
  const questions = waiting.get(url) ?? new Map<number | string, string>();
  if (questions.size === 0) queueMicrotask(() => void ask(url));
  waiting.set(url, questions.set(id, question));
}

async function ask(url: string): Promise<void> {
  const questions = waiting.get(url) ?? new Map<number | string, string>();
  waiting.delete(url);
  const answer = await fetch(`${url}?ids=${[...questions.keys()].join()}`).catch(() => undefined);
  const { statuses } = fieldsOf(answer?.ok ? await answer.json() : undefined);
  // Without an answer, the next view that shows the document asks again.
  if (statuses === undefined) for (const question of questions.values()) asked.delete(question);
  for (const [id, given] of Object.entries(fieldsOf(statuses))) {
    const status = tryParse(schema, given);
    if (status !== undefined) answers.set(`${url} ${id}`, status);
  }
  notify();
}
