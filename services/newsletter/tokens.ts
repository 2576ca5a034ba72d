import { createHmac, timingSafeEqual } from "node:crypto";
import { number, object, string } from "yup";
import { parse } from "../../shared/parse";

const PURPOSES = ["confirm", "unsubscribe"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The claim of a link: for whom, for what, and until when (milliseconds since 1970; absent: no expiry). */
export interface Claim {
  id: string;
  purpose: Purpose;
  /** Id of the signup that is confirmed. */
  request?: string;
  expires?: number;
}

const claimSchema = object({
  id: string().required(),
  purpose: string().oneOf(PURPOSES).required(),
  request: string().optional(),
  expires: number().optional(),
});

/** `<claim>.<HMAC-SHA256 of it>`, both in base64url. Never contains the subscriber's address. */
export function signClaim(claim: Claim, secret: string): string {
  const payload = Buffer.from(JSON.stringify(claim)).toString("base64url");
  return `${payload}.${signature(payload, secret).toString("base64url")}`;
}

/** The claim of a token signed by us, which may have expired; undefined for any other text. */
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
