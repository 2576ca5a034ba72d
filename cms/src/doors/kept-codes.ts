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

/** What is to be kept once this code was taken, of the app or a recovery code; undefined: it is not valid. */
export function takeCode(
  payload: Payload,
  { codeKey, codeStep, recoveryDigests }: KeptCodes,
  code: string,
): KeptCodes | undefined {
  if (codeKey === null) return undefined;
  const step = stepOf(code, payload.decrypt(codeKey), codeStep ?? 0, Date.now());
  if (step !== undefined) return { codeKey, codeStep: step, recoveryDigests };
  const digest = recoveryDigest(code);
  const left = (recoveryDigests ?? []).filter((known) => known !== digest);
  return left.length === recoveryDigests?.length ? undefined : { codeKey, codeStep, recoveryDigests: left };
}
