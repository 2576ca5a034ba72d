import { createHash } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

const PERIOD = 30;
/** Codes before and after the present one that are taken, as clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 8;

/** A key to be kept by the account and by an app. */
export interface NewKey {
  /** In base32, for who types it. */
  key: string;
  /** The address that the app reads, `otpauth:`. */
  uri: string;
  /** The same as an SVG of a QR code. */
  qr: string;
}

/** A new key of `account`, at the CMS that `issuer` names. */
export function newKey(issuer: string, account: string): NewKey {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ issuer, label: account, secret, period: PERIOD }).toString();
  return { key: secret.base32, uri, qr: renderSVG(uri) };
}

/** The time step that a code is valid for; undefined: it is not, or was used at `usedStep` or before. Throws where the key is none. */
export function stepOf(code: string, key: string, usedStep: number, now: number): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(key), period: PERIOD });
  const delta = totp.validate({ token: code.replaceAll(/\s/g, ""), window: WINDOW, timestamp: now });
  if (delta === null) return undefined;
  const step = Math.floor(now / 1_000 / PERIOD) + delta;
  return step > usedStep ? step : undefined;
}

/** Codes for who lost the app, and the digests of them that are kept: of 80 random bits a plain digest says nothing. */
export function newRecoveryCodes(): { codes: string[]; digests: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    (new Secret({ size: 10 }).base32.match(/.{4}/g) ?? []).join("-"),
  );
  return { codes, digests: codes.map(recoveryDigest) };
}

/** As it is kept, however it was typed. */
export function recoveryDigest(code: string): string {
  return createHash("sha256")
    .update(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ""))
    .digest("hex");
}
