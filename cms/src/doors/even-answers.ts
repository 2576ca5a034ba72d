import { setTimeout } from "node:timers/promises";
import type { AfterErrorHook, CollectionBeforeOperationHook, PayloadRequest } from "payload";

/** Milliseconds, longer than verifying a password takes: for unknown accounts nothing is verified. */
const EVEN = 500;

const begun = new WeakMap<PayloadRequest["context"], number>();

export const noteSignIn: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === "login") begun.set(req.context, Date.now());
  return args;
};

/** Delays failed sign-ins to a constant time, whether or not the account exists. */
export const answerEvenly: AfterErrorHook = async ({ req }) => {
  const begin = begun.get(req.context);
  if (begin !== undefined) await setTimeout(Math.max(0, begin + EVEN - Date.now()));
};
