import { array, mixed, number, object, string } from "yup";
import { isRecord } from "../../../shared/record";
import { tryParse } from "../../../shared/parse";
import { readJson, removeStored, store } from "./browser-storage";

type Values = Record<string, unknown>;

/** A form's values. */
export const valuesSchema = () => mixed((value): value is Values => isRecord(value)).required();
const keptSchema = array(
  object({
    /** Id of the form: forms never overwrite each other's values. */
    form: string().required(),
    /** When they were stored. */
    at: number().required(),
    base: valuesSchema(),
    mine: valuesSchema(),
  }),
).required();

/** Values that could not be saved, and those that the form was loaded with. */
export type KeptValues = ReturnType<typeof keptSchema.validateSync>[number];

const nameOf = (key: string) => `unsaved ${key}`;

/** Stores a form's unsaved values in this browser, in place of those that it stored before. */
export function keepWords(key: string, form: string, base: Values, mine: Values): void {
  write(key, [...othersThan(form, key), { form, at: Date.now(), base, mine }]);
}

export function forgetWords(key: string, form: string): void {
  write(key, othersThan(form, key));
}

/** Unsaved values of this document's forms, oldest first; none if the entry is invalid. */
export function keptWords(key: string): readonly KeptValues[] {
  return tryParse(keptSchema, readJson(nameOf(key))) ?? [];
}

function othersThan(form: string, key: string): KeptValues[] {
  return keptWords(key).filter((kept) => kept.form !== form);
}

function write(key: string, kept: readonly KeptValues[]): void {
  if (kept.length === 0) removeStored(nameOf(key));
  else store(nameOf(key), JSON.stringify(kept));
}
