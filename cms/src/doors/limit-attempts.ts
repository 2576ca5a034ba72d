import type { CollectionAfterLoginHook, CollectionBeforeOperationHook } from "payload";
import { networkOf } from "../../../shared/network-of";
import { fieldsOf } from "../../../shared/record";
import { attempt, attempts } from "./attempts";
import { addressOf } from "./visitor-address";

/**
 * Before checking a password, limits attempts per network address across all accounts, and more strictly per account.
 * Whether the account exists makes no difference.
 */
export const limitAttempts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const address = addressOf(req.headers);
  if (address === undefined) return args;
  const { signIns, signInsTo, mails, mailsTo } = attempts();
  const network = networkOf(address);
  const { email } = fieldsOf(fieldsOf(args).data);
  if (operation === "login" || operation === "resetPassword") await attempt(signIns, network, req);
  if (operation === "login") await attempt(signInsTo, `${network} ${mailbox(email)}`, req);
  if (operation === "forgotPassword") {
    await attempt(mails, network, req);
    await attempt(mailsTo, mailbox(email), req);
  }
  return args;
};

/** Refunds the attempt after a successful sign-in. */
export const giveBackAttempt: CollectionAfterLoginHook = async ({ req, user }) => {
  const address = addressOf(req.headers);
  if (address === undefined) return;
  await attempts().signIns.reward(networkOf(address));
  await attempts().signInsTo.delete(`${networkOf(address)} ${mailbox(user.email)}`);
};

/** Normalises emails as Payload does. */
function mailbox(email: unknown): string {
  return String(email ?? "")
    .trim()
    .toLowerCase();
}
