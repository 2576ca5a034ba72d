import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from "payload";
import { fieldsOf } from "../../../shared/record";
import { attempt, attempts } from "./attempts";
import { doorWords } from "./door-words";
import { keptCodes, takeCode } from "./kept-codes";

/** Challenge that tells the login form the password was correct and a code is required. */
const CHALLENGE = "One-Time-Code";

/**
 * Requires a one-time code, sent as `code` along with the password, from accounts that have them. Each code is valid
 * once.
 */
export const checkCode: CollectionBeforeLoginHook = async ({ collection, req, user }) => {
  const kept = keptCodes(user);
  if (req.context.confirmsPassword === true || kept.codeKey === null) return user;
  if (req.context.resetsPassword === true) {
    req.context.hasCodes = true;
    return user;
  }
  const words = doorWords(req.i18n.language);
  const { code } = fieldsOf(req.data);
  if (typeof code !== "string" || code.trim() === "") refuse(req, words.needsCode);
  await attempt(attempts().codes, String(user.id), req);
  const left = takeCode(req.payload, user.id, kept, code);
  if (left === undefined) refuse(req, words.wrongCode);
  await req.payload.db.updateOne({ collection: collection.slug, id: user.id, data: { ...left }, req });
  await attempts().codes.delete(String(user.id));
  return user;
};

/** Hook: marks password resets by mail link, which sign in directly only accounts without one-time codes. */
export const noteReset: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === "resetPassword") req.context.resetsPassword = true;
  return args;
};

/** Ends the session started by a password reset if the account requires a code. */
export const endSessionOfReset: CollectionAfterOperationHook = async ({ operation, req, result }) => {
  if (operation !== "resetPassword" || req.context.hasCodes !== true) return result;
  const { id } = fieldsOf(fieldsOf(result).user);
  if (typeof id === "number") {
    await req.payload.db.updateOne({ collection: "users", id, data: { sessions: [] }, req });
  }
  return { ...result, token: undefined };
};

function refuse(req: PayloadRequest, message: string): never {
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set("WWW-Authenticate", CHALLENGE);
  throw new APIError(message, 401);
}
