import type { Field, Payload } from "payload";
import { array, number, object, string } from "yup";
import { parse } from "../../../shared/parse";
import { recoveryDigest, stepOf } from "./one-time-code";

/** What an account keeps of its one-time codes. Nobody reads or writes it but this code. */
export interface KeptCodes {
  /** Encrypted with the secret of the CMS; null: the account has no one-time codes. */
  codeKey: string | null;
  /** The time step of the last code that was taken: each is taken once. */
  codeStep: number | null;
  recoveryDigests: string[] | null;
}

export const NO_CODES: KeptCodes = { codeKey: null, codeStep: null, recoveryDigests: null };

const nobody = { create: () => false, read: () => false, update: () => false };

/** The fields of an account that hold them. */
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

/** The codes of an account, read with its hidden fields. */
export function keptCodes(account: unknown): KeptCodes {
  const { codeKey, codeStep, recoveryDigests } = parse(schema, account);
  return { codeKey, codeStep, recoveryDigests };
}

/** What was taken of one account's codes. */
interface Taken {
  step: number;
  digests: Set<string>;
}

declare global {
  // Of the process, and not of a module: Next bundles a module several times.
  var hotelCmsTakenCodes: Map<string, Taken> | undefined;
}

/**
 * What is to be kept once this code was taken, of the app or a recovery code; undefined: it is not valid. Payload saves an account as
 * it was read when a sign-in began, and brings codes back that another one took meanwhile: what was taken is known here, too.
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
