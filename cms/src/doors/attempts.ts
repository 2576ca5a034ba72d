import { APIError, type PayloadRequest } from "payload";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { fillMessage } from "../../../languages/fill-message";
import { fieldsOf } from "../../../shared/record";
import { doorWords } from "./door-words";

const MINUTE = 60;
const PERIOD = 10 * MINUTE;

/** Rate limits, counted in memory: guessing passwords requires responses from this process. */
interface Attempts {
  /** Failed sign-ins, by network address. */
  signIns: RateLimiterMemory;
  /** Failed sign-ins, by network address and account: wrong passwords from elsewhere lock nobody out. */
  signInsTo: RateLimiterMemory;
  /** Password reset mails requested, by network address. */
  mails: RateLimiterMemory;
  /** Password reset mails requested, by mailbox, from any address. */
  mailsTo: RateLimiterMemory;
  /** Attempts to confirm the current password, by account. */
  passwords: RateLimiterMemory;
  /** Wrong one-time codes, by account. */
  codes: RateLimiterMemory;
}

declare global {
  // Global to the process rather than a module: Next bundles a module several times.
  var hotelCmsAttempts: Attempts | undefined;
}

/** Rate limiters for attempts per ten minutes. */
export function attempts(): Attempts {
  const limit = (keyPrefix: string, points: number) =>
    new RateLimiterMemory({ keyPrefix, points, duration: PERIOD });
  return (globalThis.hotelCmsAttempts ??= {
    signIns: limit("sign-in", 20),
    signInsTo: limit("sign-in-to", 5),
    mails: limit("mail", 5),
    mailsTo: limit("mail-to", 5),
    passwords: limit("password", 5),
    codes: limit("code", 5),
  });
}

/** Consumes one attempt. Throws 429 with the time to wait if none is left. */
export async function attempt(limit: RateLimiterMemory, key: string, req: PayloadRequest): Promise<void> {
  try {
    await limit.consume(key);
  } catch (refused) {
    const { msBeforeNext } = fieldsOf(refused);
    if (typeof msBeforeNext !== "number") throw refused;
    const seconds = Math.ceil(msBeforeNext / 1_000);
    req.responseHeaders ??= new Headers();
    req.responseHeaders.set("Retry-After", String(seconds));
    const { tooManyTries } = doorWords(req.i18n.language);
    throw new APIError(fillMessage(tooManyTries, { minutes: Math.ceil(seconds / MINUTE) }), 429);
  }
}
