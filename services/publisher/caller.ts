import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import type { SeenIds } from "./seen-ids";
import { type PublisherSettings, isLoopback } from "./settings";

const SESSION_HOURS = 12;
export const SESSION_COOKIE = "publisher_session";

/** What is known of a call: headers in lower case, the body as it came, and the address it came from. */
export interface Call {
  headers: IncomingHttpHeaders;
  body: Buffer;
  from: string;
}

/** `undefined` where the call is allowed, otherwise why it is not. */
export type Refusal = string | undefined;

export interface Callers {
  /** A content server's signal: signed, or with the bearer token. */
  refuseSignal(call: Call): Promise<Refusal>;
  /** A person or a script that reads the status or rolls back: the bearer token, or the session of the form. */
  refuseAccess(call: Call): Refusal;
  /** The value of the session's cookie for who knows the token or the secret; undefined for who doesn't. */
  openSession(password: string): string | undefined;
}

/** Decides who may call, by the settings. Where they are open, direct calls from this machine need no proof. */
export function createCallers(
  { webhookSecret, webhookToken, open }: PublisherSettings,
  seenIds: SeenIds,
): Callers {
  const webhook = new Webhook(webhookSecret);
  const passwords = [webhookToken, webhookSecret].filter((value) => value !== undefined);

  const isOpen = ({ headers, from }: Call) =>
    open && isLoopback(from) && headers.forwarded === undefined && headers["x-forwarded-for"] === undefined;
  const hasToken = ({ headers }: Call) => {
    const [, token] = /^Bearer (.+)$/i.exec(headers.authorization ?? "") ?? [];
    return token !== undefined && webhookToken !== undefined && isSame(token, webhookToken);
  };
  const sessionOf = (expires: number) =>
    `${expires}.${createHmac("sha256", passwords.join(" ")).update(`${expires}`).digest("hex")}`;
  const hasSession = ({ headers }: Call) => {
    const [, value = ""] = new RegExp(`(?:^|; )${SESSION_COOKIE}=([^;]+)`).exec(headers.cookie ?? "") ?? [];
    const expires = Number.parseInt(value, 10);
    return expires > Date.now() && isSame(value, sessionOf(expires));
  };

  async function refuseSignature({ headers, body }: Call): Promise<Refusal> {
    try {
      webhook.verify(body, singleValues(headers), { jsonParse: false });
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error;
      return `The signature is not valid: ${error.message}.`;
    }
    return (await seenIds.add(String(headers["webhook-id"])))
      ? undefined
      : "A call with this webhook-id has been received before.";
  }

  return {
    async refuseSignal(call) {
      if (call.headers["webhook-signature"] !== undefined) return refuseSignature(call);
      if (hasToken(call) || isOpen(call)) return undefined;
      return "Sign the call (Standard Webhooks), or send Authorization: Bearer with the publisher's WEBHOOK_TOKEN.";
    },
    refuseAccess(call) {
      if (hasToken(call) || hasSession(call) || isOpen(call)) return undefined;
      return "Send Authorization: Bearer with the publisher's WEBHOOK_TOKEN, or sign in on /hooks.";
    },
    openSession(password) {
      if (!passwords.some((known) => isSame(password, known))) return undefined;
      return sessionOf(Date.now() + SESSION_HOURS * 3_600_000);
    },
  };
}

/** Compares in constant time, whatever the lengths. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function singleValues(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
