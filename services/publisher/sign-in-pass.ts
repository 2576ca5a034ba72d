import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";

/** Validity of a sign-in URL, and how long used ones are remembered: URLs stay in histories and proxy logs. */
const MINUTES = 10;

/** A one-time pass, signed with the token. */
export function newPass(token: string): string {
  const claim = `${Date.now() + MINUTES * 60_000}-${randomUUID()}`;
  return `${claim}.${signatureOf(claim, token)}`;
}

/** The id of a pass; undefined if it is invalid or expired. */
export function passId(pass: string, token: string): string | undefined {
  const [claim = "", signature = ""] = pass.split(".");
  const expected = Buffer.from(signatureOf(claim, token));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number.parseInt(claim, 10) > Date.now() ? claim : undefined;
}

function signatureOf(claim: string, token: string): string {
  return createHmac("sha256", token).update(`sign-in ${claim}`).digest("base64url");
}
