import {
  commitTransaction,
  getFieldsToSign,
  initTransaction,
  jwtSign,
  killTransaction,
  type PayloadRequest,
  type TypedUser,
} from "payload";
import { addSessionToUser, generatePayloadCookie } from "payload/shared";
import { keptCodes } from "../doors/kept-codes";
import type { Pass } from "./pass";

/** A session cookie, or why there is none: no account here has this email, or a one-time code is required. */
export type Begun = { cookie: string } | { refused: "noAccount" | "ownCode" };

/** True if an account here has this email. */
export async function knows(req: PayloadRequest, email: string): Promise<boolean> {
  return (await userOf(req, email)) !== null;
}

/**
 * Signs in the user with this email, as Payload does after checking the password; role and languages are those of
 * this hotel.
 */
export async function beginSession(
  req: PayloadRequest,
  { email, hasCodes }: Pick<Pass, "email" | "hasCodes">,
): Promise<Begun> {
  const user = await userOf(req, email);
  if (user === null) return { refused: "noAccount" };
  if (keptCodes(user).codeKey !== null && !hasCodes) return { refused: "ownCode" };
  return { cookie: await cookieOf(req, user, email) };
}

function userOf(req: PayloadRequest, email: string): Promise<TypedUser | null> {
  return req.payload.db.findOne<TypedUser>({
    collection: "users",
    where: { email: { equals: email.toLowerCase() } },
    req,
  });
}

async function cookieOf(req: PayloadRequest, user: TypedUser, email: string): Promise<string> {
  const { payload } = req;
  const collectionConfig = payload.collections.users?.config;
  if (collectionConfig === undefined) throw new Error("The CMS has no collection of users.");
  const ownsTransaction = await initTransaction(req);
  try {
    const { sid } = await addSessionToUser({ collectionConfig, payload, req, user });
    const { token } = await jwtSign({
      fieldsToSign: getFieldsToSign({ collectionConfig, email, sid, user }),
      secret: payload.secret,
      tokenExpiration: collectionConfig.auth.tokenExpiration,
    });
    if (ownsTransaction) await commitTransaction(req);
    return generatePayloadCookie({
      collectionAuthConfig: collectionConfig.auth,
      cookiePrefix: payload.config.cookiePrefix,
      token,
    });
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
