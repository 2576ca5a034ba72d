import { mixed, number, object } from "yup";
import { isRecord } from "../../../shared/record";
import { tryParse } from "../../../shared/parse";

type Values = Record<string, unknown>;

const values = () => mixed((value): value is Values => isRecord(value)).required();
const keptSchema = object({ at: number().required(), base: values(), mine: values() });

const nameOf = (key: string) => `unsaved ${key}`;

/** Stores unsaved form values in this browser; a full or disabled storage is ignored. */
export function keepWords(key: string, base: Values, mine: Values): void {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify({ at: Date.now(), base, mine }));
  } catch {
    // The form still has them and shows that they are unsaved.
  }
}

export function forgetWords(key: string): void {
  localStorage.removeItem(nameOf(key));
}

/** Values that an earlier form of this document could not save. */
export function keptWords(key: string): { at: number; base: Values; mine: Values } | undefined {
  const kept = localStorage.getItem(nameOf(key));
  if (kept === null) return undefined;
  return tryParse(keptSchema, JSON.parse(kept));
}
