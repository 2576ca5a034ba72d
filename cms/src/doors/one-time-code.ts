import { createHash } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

const PERIOD = 30;
/** Adjacent codes that are accepted to allow for clock drift. */
const WINDOW = 1;
const RECOVERY_CODES = 8;

/** A new key, to be stored with the account and in an app. */
interface NewKey {
  /** Base32, for typing it in. */
  key: string;
  /** The `otpauth:` URI that the app reads. */
  uri: string;
  /** The same as a QR code (SVG). */
  qr: string;
}

/** Creates a new key for `account` at the CMS named `issuer`. */
export function newKey(issuer: string, account: string): NewKey {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ issuer, label: account, secret, period: PERIOD }).toString();
  return { key: secret.base32, uri, qr: renderSVG(uri) };
}

/**
 * Returns the time step a code is valid for; undefined if it is invalid, or from step `usedStep` or earlier. Throws
 * if the key is invalid.
 */
export function stepOf(code: string, key: string, usedStep: number, now: number): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(key), period: PERIOD });
  const delta = totp.validate({ token: code.replaceAll(/\s/g, ""), window: WINDOW, timestamp: now });
  if (delta === null) return undefined;
  const step = Math.floor(now / 1_000 / PERIOD) + delta;
  return step > usedStep ? step : undefined;
}

/** Recovery codes for users who lost the app, and the digests to store: a plain hash of 80 random bits is safe. */
export function newRecoveryCodes(): { codes: string[]; digests: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    (new Secret({ size: 10 }).base32.match(/.{4}/g) ?? []).join("-"),
  );
  return { codes, digests: codes.map(recoveryDigest) };
}

/** Digest of a recovery code, ignoring case and separators. */
export function recoveryDigest(code: string): string {
  return createHash("sha256")
    .update(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ""))
    .digest("hex");
}
