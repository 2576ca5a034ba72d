import type { Field, Payload } from "payload";
import { array, number, object, string } from "yup";
import { parse } from "../../../shared/parse";
import { recoveryDigest, stepOf } from "./one-time-code";

/** An account's one-time code data. Only this code reads and writes it. */
export interface KeptCodes {
  /** Encrypted with the CMS's secret; null if the account has no one-time codes. */
  codeKey: string | null;
  /** Time step of the last code used: each is valid once. */
  codeStep: number | null;
  recoveryDigests: string[] | null;
}

export const NO_CODES: KeptCodes = { codeKey: null, codeStep: null, recoveryDigests: null };

const nobody = { create: () => false, read: () => false, update: () => false };

/** The account fields that store it. */
export const keptCodesFields: Field[] = [
  { name: "codeKey", type: "text", hidden: true, access: nobody },
  { name: "codeStep", type: "number", hidden: true, access: nobody },
  { name: "recoveryDigests", type: "json", hidden: true, access: nobody },
];

const schema = object({
  codeKey: string().nullable().default(null),
  codeStep: number().nullable().default(null),
  recoveryDigests: array(string().required()).nullable().default(null),
});

/** Reads the codes from an account loaded with its hidden fields. */
export function keptCodes(account: unknown): KeptCodes {
  const { codeKey, codeStep, recoveryDigests } = parse(schema, account);
  return { codeKey, codeStep, recoveryDigests };
}

/** Codes used by one account. */
interface Taken {
  step: number;
  digests: Set<string>;
}

declare global {
  // Global to the process rather than a module: Next bundles a module several times.
  var hotelCmsTakenCodes: Map<string, Taken> | undefined;
}

/**
 * Returns the data to store after using an app or recovery code; undefined if the code is invalid. Payload saves an
 * account as it was read when the sign-in began, which would restore codes used by a concurrent one: used codes are
 * also remembered here.
 */
export function takeCode(
  payload: Payload,
  id: number | string,
  { codeKey, codeStep, recoveryDigests }: KeptCodes,
  code: string,
): KeptCodes | undefined {
  if (codeKey === null) return undefined;
  const all = (globalThis.hotelCmsTakenCodes ??= new Map());
  const taken = all.get(String(id)) ?? { step: 0, digests: new Set() };
  all.set(String(id), taken);
  const used = Math.max(codeStep ?? 0, taken.step);
  const left = (recoveryDigests ?? []).filter((known) => !taken.digests.has(known));

  const step = stepOf(code, payload.decrypt(codeKey), used, Date.now());
  if (step !== undefined) {
    taken.step = step;
    return { codeKey, codeStep: step, recoveryDigests: left };
  }
  const digest = recoveryDigest(code);
  if (!left.includes(digest)) return undefined;
  taken.digests.add(digest);
  return { codeKey, codeStep: used, recoveryDigests: left.filter((known) => known !== digest) };
}
