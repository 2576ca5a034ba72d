import { mixed, number, object } from "yup";
import { isRecord } from "../../../shared/record";
import { tryParse } from "../../../shared/parse";
import { readStored, removeStored, store } from "./browser-storage";

type Values = Record<string, unknown>;

const values = () => mixed((value): value is Values => isRecord(value)).required();
const keptSchema = object({ at: number().required(), base: values(), mine: values() });

const nameOf = (key: string) => `unsaved ${key}`;

/** Stores unsaved form values in this browser. */
export function keepWords(key: string, base: Values, mine: Values): void {
  store(nameOf(key), JSON.stringify({ at: Date.now(), base, mine }));
}

export function forgetWords(key: string): void {
  removeStored(nameOf(key));
}

/** Values that an earlier form of this document could not save; undefined for a broken entry. */
export function keptWords(key: string): { at: number; base: Values; mine: Values } | undefined {
  return tryParse(keptSchema, parsed(readStored(nameOf(key))));
}

function parsed(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? "null");
  } catch {
    return undefined;
  }
}
