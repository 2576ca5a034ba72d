import { setTimeout } from "node:timers/promises";
import type { AfterErrorHook, CollectionBeforeOperationHook, PayloadRequest } from "payload";

/** Milliseconds, more than a password takes to compare: where there is no account nothing is compared. */
const EVEN = 500;

const begun = new WeakMap<PayloadRequest["context"], number>();

export const noteSignIn: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === "login") begun.set(req.context, Date.now());
  return args;
};

/** A sign-in that failed is answered after the same time, whether there is such an account or not. */
export const answerEvenly: AfterErrorHook = async ({ req }) => {
  const begin = begun.get(req.context);
  if (begin !== undefined) await setTimeout(Math.max(0, begin + EVEN - Date.now()));
};
