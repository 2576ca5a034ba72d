import {
  APIError,
  type CollectionBeforeOperationHook,
  createLocalReq,
  type PayloadRequest,
  ValidationError,
} from "payload";
import { fieldsOf } from "../../../shared/record";
import { attempt, attempts } from "./attempts";
import { doorWords } from "./door-words";

/** Field of the form of one's own account. */
export const CURRENT_PASSWORD = "currentPassword";

/** A session alone, such as one that somebody left open, sets no new password: whose account it is gives the old one, too. */
export const confirmPassword: CollectionBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const { data, id } = fieldsOf(args);
  const { password, [CURRENT_PASSWORD]: current } = fieldsOf(data);
  if (operation !== "update" || overrideAccess === true || typeof password !== "string") return args;
  const words = doorWords(req.i18n.language);
  if (id === undefined) throw new APIError(words.oneByOne, 400);
  const { user } = req;
  if (user === null || String(user.id) !== String(id)) return args;
  await attempt(attempts().passwords, String(id), req);
  if (typeof current !== "string" || !(await isPassword(current, user, req))) {
    const errors = [{ path: CURRENT_PASSWORD, message: words.wrongPassword }];
    const error = new ValidationError({ collection: "users", errors, req });
    // As `checkPassword` does.
    error.message = words.wrongPassword;
    throw error;
  }
  await attempts().passwords.delete(String(id));
  return args;
};

/** Payload compares passwords by signing in; the session that this begins ends at once. */
async function isPassword(
  password: string,
  { id, email }: { id: number | string; email?: string },
  req: PayloadRequest,
): Promise<boolean> {
  const { payload, transactionID, i18n } = req;
  const own = { collection: "users", where: { id: { equals: id } }, select: { sessions: true }, req } as const;
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
