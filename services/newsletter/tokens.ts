import { createHmac, timingSafeEqual } from "node:crypto";
import { number, object, string } from "yup";
import { parse } from "../../shared/parse";

const PURPOSES = ["confirm", "unsubscribe"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What a link says: for whom and for what, and until when (milliseconds since 1970; absent: for ever). */
export interface Claim {
  id: string;
  purpose: Purpose;
  /** Names the signup that is confirmed. */
  request?: string;
  expires?: number;
}

const claimSchema = object({
  id: string().required(),
  purpose: string().oneOf(PURPOSES).required(),
  request: string().optional(),
  expires: number().optional(),
});

/** `<claim>.<HMAC-SHA256 of it>`, both in base64url. The subscriber's address is never part of it. */
export function signClaim(claim: Claim, secret: string): string {
  const payload = Buffer.from(JSON.stringify(claim)).toString("base64url");
  return `${payload}.${signature(payload, secret).toString("base64url")}`;
}

/** The claim of a token that we signed; undefined for any other text. It may have expired. */
export function readClaim(token: string, secret: string): Claim | undefined {
  const [payload = "", given = ""] = token.split(".");
  const expected = signature(payload, secret);
  const actual = Buffer.from(given, "base64url");
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  return parse(claimSchema, JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
}

function signature(payload: string, secret: string): Buffer {
  return createHmac("sha256", secret).update(payload).digest();
}
