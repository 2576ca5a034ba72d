import { mixed, number, object } from "yup";
import { isRecord } from "../../../shared/record";
import { tryParse } from "../../../shared/parse";

type Values = Record<string, unknown>;

const values = () => mixed((value): value is Values => isRecord(value)).required();
const keptSchema = object({ at: number().required(), base: values(), mine: values() });

const nameOf = (key: string) => `unsaved ${key}`;

/** Keeps in this browser what a form holds and could not save; a full or closed store keeps nothing. */
export function keepWords(key: string, base: Values, mine: Values): void {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify({ at: Date.now(), base, mine }));
  } catch {
    // The form still holds them, and says that they are not saved.
  }
}

export function forgetWords(key: string): void {
  localStorage.removeItem(nameOf(key));
}

/** What an earlier form of this document could not save. */
export function keptWords(key: string): { at: number; base: Values; mine: Values } | undefined {
  const kept = localStorage.getItem(nameOf(key));
  if (kept === null) return undefined;
  return tryParse(keptSchema, JSON.parse(kept));
}
