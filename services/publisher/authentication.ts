import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import { HOUR } from "../../toolkit/durations";
import { isSameSecret } from "../../toolkit/same-secret";
import type { SeenIds } from "./seen-ids";
import { passId } from "./sign-in-pass";

const SESSION_HOURS = 12;

/** What authenticates a request: headers in lower case and the raw body. */
export interface Credentials {
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The value from `openSession`, if the request's cookie carries it with a valid signature. */
  session: string | undefined;
}

/** `undefined` if the request is allowed, otherwise the reason why not. */
export type Refusal = string | undefined;

export interface Authentication {
  /**
   * Authenticates a content server's signal: signed, or with the bearer token. A repeated id is no fault of its
   * sender.
   */
  takeSignal(credentials: Credentials): Promise<"new" | "taken before" | { refusal: string }>;
  /** Lets an authenticated signal that could not be processed be sent again. */
  forgetSignal(credentials: Credentials): Promise<void>;
  /**
   * For people and scripts that read the status or roll back: the bearer token, or the session of the sign-in
   * form.
   */
  refuseAccess(credentials: Credentials): Refusal;
  /**
   * For reading the status; also accepts a signed empty body, from a content server that shows the progress of
   * a change.
   */
  refuseReading(credentials: Credentials): Refusal;
  /** Returns a session to be signed if the password is the token or the secret, otherwise undefined. */
  openSession(password: string): string | undefined;
  /** The same for the one-time pass of a printed URL. */
  openSessionByPass(pass: string): Promise<string | undefined>;
  /** Ends the request's session everywhere, including copies of its cookie. */
  closeSession(credentials: Credentials): void;
  /** Key for signing sessions: changing the token or the secret invalidates it. */
  sessionKey: string;
}

/** Access control: callers sign with the secret, send the token, or have signed in with one of them. */
export function createAuthentication(
  { webhookSecret, token }: { webhookSecret: string; token: string },
  seenIds: SeenIds,
): Authentication {
  const webhook = new Webhook(webhookSecret);
  const passwords = [token, webhookSecret];
  /** Sessions of this process that were signed out before they expired. */
  const ended = new Set<string>();

  const hasToken = ({ headers }: Credentials) => {
    const [, sent] = /^Bearer (.+)$/i.exec(headers.authorization ?? "") ?? [];
    return sent !== undefined && isSameSecret(sent, token);
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
      passwords.some((known) => isSameSecret(password, known)) ? newSession() : undefined,
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
  return `${Date.now() + SESSION_HOURS * HOUR}-${randomUUID()}`;
}

function singleValues(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
