import type { CollectionAfterLoginHook, CollectionBeforeOperationHook } from "payload";
import { networkOf } from "../../../shared/network-of";
import { attempt, attempts } from "./attempts";
import { addressOf } from "./visitor-address";

/** Before a password is looked at: few attempts for one address, whichever accounts it tries. Payload counts by account. */
export const limitAttempts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const address = addressOf(req.headers);
  if (address === undefined) return args;
  const { signIns, mails } = attempts();
  if (operation === "login" || operation === "resetPassword") await attempt(signIns, networkOf(address), req);
  if (operation === "forgotPassword") await attempt(mails, networkOf(address), req);
  return args;
};

/** Who signed in has not failed. */
export const giveBackAttempt: CollectionAfterLoginHook = async ({ req }) => {
  const address = addressOf(req.headers);
  if (address !== undefined) await attempts().signIns.reward(networkOf(address));
};
