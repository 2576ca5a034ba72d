import { mixed, number, object } from "yup";
import { isRecord } from "../../../shared/record";
import { tryParse } from "../../../shared/parse";
import { readJson, removeStored, store } from "./browser-storage";

type Values = Record<string, unknown>;

/** A form's values. */
export const valuesSchema = () => mixed((value): value is Values => isRecord(value)).required();
const keptSchema = object({ at: number().required(), base: valuesSchema(), mine: valuesSchema() });

const nameOf = (key: string) => `unsaved ${key}`;

/** Stores unsaved form values in this browser. */
export function keepWords(key: string, base: Values, mine: Values): void {
  store(nameOf(key), JSON.stringify({ at: Date.now(), base, mine }));
}

export function forgetWords(key: string): void {
  removeStored(nameOf(key));
}

/** Values that could not be saved, and those that the form was loaded with. */
export interface KeptValues {
  at: number;
  base: Values;
  mine: Values;
}

/** Values of an earlier form of this document; undefined for a broken entry. */
export function keptWords(key: string): KeptValues | undefined {
  return tryParse(keptSchema, readJson(nameOf(key)));
}
