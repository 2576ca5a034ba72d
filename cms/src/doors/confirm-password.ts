import {
  type CollectionBeforeOperationHook,
  createLocalReq,
  type PayloadRequest,
  ValidationError,
  type Where,
} from "payload";
import { fieldsOf, isRecord } from "../../../shared/record";
import { attempt, attempts } from "./attempts";
import { doorWords } from "./door-words";

/** Field on the user's own account form. */
export const CURRENT_PASSWORD = "currentPassword";

/**
 * Requires the current password to set a new one on the user's own account, so that a session left open is not
 * enough.
 */
export const confirmPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const { data, id, where } = fieldsOf(args);
  const { password, [CURRENT_PASSWORD]: current } = fieldsOf(data);
  if (operation !== "update" || overrideAccess === true || typeof password !== "string") return args;
  const words = doorWords(req.i18n.language);
  const { user } = req;
  if (user === null || !(id === undefined ? await isAmong(where, user, req) : String(id) === String(user.id)))
    return args;
  await attempt(attempts().passwords, String(user.id), req);
  if (typeof current !== "string" || !(await isPassword(current, user, req))) {
    const errors = [{ path: CURRENT_PASSWORD, message: words.wrongPassword }];
    const error = new ValidationError({ collection: "users", errors, req });
    // For the same reason as in `checkPassword`.
    error.message = words.wrongPassword;
    throw error;
  }
  await attempts().passwords.delete(String(user.id));
  return args;
};

/** True if a bulk update includes the caller's own account. */
async function isAmong(
  where: unknown,
  { id }: { id: number | string },
  req: PayloadRequest,
): Promise<boolean> {
  const own: Where = { id: { equals: id } };
  const wanted: Where = isWhere(where) ? { and: [own, where] } : own;
  return (await req.payload.count({ collection: "users", where: wanted, req })).totalDocs > 0;
}

function isWhere(value: unknown): value is Where {
  return isRecord(value);
}

/** Payload can only verify passwords by signing in; the session this creates is ended immediately. */
async function isPassword(
  password: string,
  { id, email }: { id: number | string; email?: string },
  req: PayloadRequest,
): Promise<boolean> {
  const { payload, transactionID, i18n } = req;
  const own = { collection: "users", where: { id: { equals: id } }, req };
  const before = await payload.db.findOne(own);
  const confirming = await createLocalReq(
    { req: { transactionID, i18n }, context: { confirmsPassword: true } },
    payload,
  );
  try {
    await payload.login({ collection: "users", data: { email: email ?? "", password }, req: confirming });
  } catch {
    return false;
  }
  const { sessions } = fieldsOf(before);
  await payload.db.updateOne({ collection: "users", id, data: { sessions }, req });
  return true;
}
