import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import type { SeenIds } from "./seen-ids";
import { passId } from "./sign-in-pass";

const SESSION_HOURS = 12;

/** What a request proves its sender by: headers in lower case, the body as it came. */
export interface Credentials {
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** What `openSession` answered, where the request's cookie carries it with our signature. */
  session: string | undefined;
}

/** `undefined` where the request is allowed, otherwise why it is not. */
export type Refusal = string | undefined;

export interface Authentication {
  /** A content server's signal: signed, or with the bearer token. One with an id that was taken before is no fault of its sender. */
  takeSignal(credentials: Credentials): Promise<"new" | "taken before" | { refusal: string }>;
  /** Lets a signal that was allowed, but could not be taken, be sent again. */
  forgetSignal(credentials: Credentials): Promise<void>;
  /** A person or a script that reads the status or rolls back: the bearer token, or the session of the form. */
  refuseAccess(credentials: Credentials): Refusal;
  /** The status, also for who signs an empty body: a content server that shows how far a change is. */
  refuseReading(credentials: Credentials): Refusal;
  /** The session, to be signed, of who knows the token or the secret; undefined for who doesn't. */
  openSession(password: string): string | undefined;
  /** The same for the pass of an address that was printed, once. */
  openSessionByPass(pass: string): Promise<string | undefined>;
  /** Ends the request's session, wherever its cookie is. */
  closeSession(credentials: Credentials): void;
  /** Key of the session's signature: it ends with the token and the secret. */
  sessionKey: string;
}

/** Who is let in: whoever signs with the secret, sends the token, or has signed in with one of them. */
export function createAuthentication(
  { webhookSecret, token }: { webhookSecret: string; token: string },
  seenIds: SeenIds,
): Authentication {
  const webhook = new Webhook(webhookSecret);
  const passwords = [token, webhookSecret];
  /** Sessions of this process that were signed out, which would last on. */
  const ended = new Set<string>();

  const hasToken = ({ headers }: Credentials) => {
    const [, sent] = /^Bearer (.+)$/i.exec(headers.authorization ?? "") ?? [];
    return sent !== undefined && isSame(sent, token);
  };
  const hasSession = ({ session }: Credentials) =>
    session !== undefined && Number.parseInt(session, 10) > Date.now() && !ended.has(session);

  function signatureFault({ headers, body }: Credentials): Refusal {
    try {
      webhook.verify(body, singleValues(headers), { jsonParse: false });
      return undefined;
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      return `The signature is not valid: ${error.message}.`;
    }
  }

  function refuseAccess(credentials: Credentials): Refusal {
    if (hasToken(credentials) || hasSession(credentials)) return undefined;
    return "Send Authorization: Bearer with the publisher's token, or sign in on /hooks.";
  }

  return {
    async takeSignal(credentials) {
      if (credentials.headers["webhook-signature"] !== undefined) {
        const refusal = signatureFault(credentials);
        if (refusal !== undefined) return { refusal };
        return (await seenIds.add(String(credentials.headers["webhook-id"]))) ? "new" : "taken before";
      }
      if (hasToken(credentials)) return "new";
      return {
        refusal:
          "Sign the call (Standard Webhooks), or send Authorization: Bearer with the publisher's token.",
      };
    },
    async forgetSignal({ headers }) {
      await seenIds.forget(String(headers["webhook-id"]));
    },
    refuseAccess,
    refuseReading: (credentials) =>
      credentials.headers["webhook-signature"] === undefined
        ? refuseAccess(credentials)
        : signatureFault(credentials),
    openSession: (password) =>
      passwords.some((known) => isSame(password, known)) ? newSession() : undefined,
    async openSessionByPass(pass) {
      const id = passId(pass, token);
      return id !== undefined && (await seenIds.add(`pass ${id}`)) ? newSession() : undefined;
    },
    closeSession({ session }) {
      if (session !== undefined) ended.add(session);
    },
    sessionKey: passwords.join(" "),
  };
}

function newSession(): string {
  return `${Date.now() + SESSION_HOURS * 3_600_000}-${randomUUID()}`;
}

/** Compares in constant time, whatever the lengths. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function singleValues(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
