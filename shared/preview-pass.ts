import { createHmac, timingSafeEqual } from "node:crypto";

/** Query parameter of an address in the preview that opens without a login. */
export const PASS_PARAMETER = "preview";

/**
 * Lets whoever has it read the preview until `expires`, in milliseconds since 1970: that time, signed with the token
 * that reads drafts, which the content server and the preview both know. Another token ends all passes.
 */
export function signPass(token: string, expires: number): string {
  const time = expires.toString(36);
  return `${time}.${signatureOf(time, token)}`;
}

/** When a pass ends, in milliseconds since 1970; undefined where it has ended, or was not signed with this token. */
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
