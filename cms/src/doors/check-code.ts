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

/** Tells the sign-in form that the password was right and a code is asked for. */
const CHALLENGE = "One-Time-Code";

/** After the password: whoever has one-time codes gives one, beside it, as `code`. Each is taken once. */
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

/** A link in a mail sets a password, and signs in by itself only who has no one-time codes. */
export const noteReset: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === "resetPassword") req.context.resetsPassword = true;
  return args;
};

/** Ends the session that a new password began, where a code is still to be asked for. */
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
