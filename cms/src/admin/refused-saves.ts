import { useSyncExternalStore } from "react";
import { array, number, object, string } from "yup";
import { tryParse } from "../../../shared/parse";
import { readJson, store } from "./browser-storage";
import { valuesSchema } from "./kept-words";
import { createListeners } from "./listeners";
import { fieldErrorSchema } from "./open-forms";

const NAME = "refused saves";

const savesSchema = array(
  object({
    /** Id of the form, which is closed: its next refused save replaces this one. */
    form: string().required(),
    /** Document and language, as returned by `formKey`. */
    key: string().required(),
    at: number().required(),
    title: string().defined(),
    language: string().required(),
    /** URL of the document's form. */
    href: string().required(),
    conflicts: array(fieldErrorSchema).required(),
    base: valuesSchema(),
    mine: valuesSchema(),
  }),
).required();

export type RefusedSave = ReturnType<typeof savesSchema.validateSync>[number];

const NONE: readonly RefusedSave[] = [];
const listeners = createListeners();
/** Also kept here, as the browser's storage may be full or disabled. */
let saves: readonly RefusedSave[] | undefined;

/** Saves of closed forms that were refused because someone else changed the same field, until the user decides. */
export function refusedSaves(): readonly RefusedSave[] {
  saves ??= tryParse(savesSchema, readJson(NAME)) ?? NONE;
  return saves;
}

export function keepRefused(save: RefusedSave): void {
  write([...refusedSaves().filter(({ form }) => form !== save.form), save]);
}

export function forgetRefused(save: RefusedSave): void {
  write(refusedSaves().filter((other) => other.form !== save.form));
}

export function useRefusedSaves(): readonly RefusedSave[] {
  return useSyncExternalStore(subscribe, refusedSaves, () => NONE);
}

function write(next: readonly RefusedSave[]): void {
  saves = next;
  store(NAME, JSON.stringify(next));
  listeners.notify();
}

function subscribe(changed: () => void): () => void {
  // Written by another tab.
  const read = ({ key }: StorageEvent) => {
    if (key !== NAME) return;
    saves = undefined;
    changed();
  };
  const unsubscribe = listeners.subscribe(changed);
  window.addEventListener("storage", read);
  return () => {
    unsubscribe();
    window.removeEventListener("storage", read);
  };
}
