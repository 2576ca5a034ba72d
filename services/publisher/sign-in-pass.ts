import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";

/** How long an address that signs in is good for (and used ones are remembered): addresses stay in histories and in logs of proxies. */
const MINUTES = 10;

/** A pass of who holds the token, to be used once. */
export function newPass(token: string): string {
  const claim = `${Date.now() + MINUTES * 60_000}-${randomUUID()}`;
  return `${claim}.${signatureOf(claim, token)}`;
}

/** What a pass is told apart by; undefined: it is none, or has run out. */
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
