import { createHmac, timingSafeEqual } from "node:crypto";

/** Query parameter with which the preview opens without a login. */
export const PASS_PARAMETER = "preview";

/**
 * Creates a pass to the preview, valid until `expires`, in milliseconds since 1970: that time, signed with the
 * token that reads drafts, which the content server and the preview share. Changing the token invalidates all
 * passes.
 */
export function signPass(token: string, expires: number): string {
  const time = expires.toString(36);
  return `${time}.${signatureOf(time, token)}`;
}

/** When a pass expires, in milliseconds since 1970; undefined if it has expired or wasn't signed with this token. */
export function passExpiry(token: string, pass: string, now: number): number | undefined {
  const [time = "", signature = ""] = pass.split(".");
  const [sent, own] = [Buffer.from(signature), Buffer.from(signatureOf(time, token))];
  if (sent.length !== own.length || !timingSafeEqual(sent, own)) return undefined;
  const expires = Number.parseInt(time, 36);
  return expires > now ? expires : undefined;
}

function signatureOf(time: string, token: string): string {
  return createHmac("sha256", `preview pass ${token}`).update(time).digest("base64url");
}
