import { APIError, type PayloadRequest } from "payload";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { fillMessage } from "../../../languages/fill-message";
import { fieldsOf } from "../../../shared/record";
import { doorWords } from "./door-words";

const MINUTE = 60;
const PERIOD = 10 * MINUTE;

/** Counted in this process: whoever tries passwords needs it to answer. */
interface Attempts {
  /** Sign-ins that failed, by network address. */
  signIns: RateLimiterMemory;
  /** Sign-ins that failed, by network address and account: nobody is kept out by wrong passwords from elsewhere. */
  signInsTo: RateLimiterMemory;
  /** Mails asked for by who forgot a password, by network address. */
  mails: RateLimiterMemory;
  /** The same by mailbox, from wherever they are asked for. */
  mailsTo: RateLimiterMemory;
  /** Old passwords given for a new one, by account. */
  passwords: RateLimiterMemory;
  /** One-time codes that were wrong, by account. */
  codes: RateLimiterMemory;
  /** Passes from another hotel's CMS that were used, by id. */
  passes: RateLimiterMemory;
}

declare global {
  // Of the process, and not of a module: Next bundles a module several times.
  var hotelCmsAttempts: Attempts | undefined;
}

/** How many attempts there are left in ten minutes. */
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
    passes: limit("pass", 1),
  });
}

/** Takes one attempt; throws 429 with the time to wait where none is left. */
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
