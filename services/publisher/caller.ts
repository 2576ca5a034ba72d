import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { Webhook, WebhookVerificationError } from "standardwebhooks";
import type { SeenIds } from "./seen-ids";
import { type PublisherSettings, isLoopback } from "./settings";

const SESSION_HOURS = 12;

/** What is known of a call: headers in lower case, the body as it came, the address it came from. */
export interface Call {
  headers: IncomingHttpHeaders;
  /** Version of HTTP that it was sent by: `1.1`. */
  httpVersion: string;
  body: Buffer;
  from: string;
  /** What `openSession` answered, where the call's cookie carries it with our signature. */
  session: string | undefined;
}

/** `undefined` where the call is allowed, otherwise why it is not. */
export type Refusal = string | undefined;

export interface Callers {
  /** A content server's signal: signed, or with the bearer token. */
  refuseSignal(call: Call): Promise<Refusal>;
  /** Lets a signal that was allowed, but could not be taken, be sent again. */
  forgetSignal(call: Call): Promise<void>;
  /** A person or a script that reads the status or rolls back: the bearer token, or the session of the form. */
  refuseAccess(call: Call): Refusal;
  /** The session, to be signed, of who knows the token or the secret; undefined for who doesn't. */
  openSession(password: string): string | undefined;
  /** Key of the session's signature: it ends with the token and the secret. */
  sessionKey: string;
}

/** Headers by which proxies tell of the client or of themselves. */
const PROXY_HEADER =
  /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-original-.*|x-envoy-.*|true-client-ip|client-ip|cf-.*|cdn-loop|fly-.*)$/;

/** Decides who may call, by the settings. Where they are open, direct calls from this machine need no proof. */
export function createCallers(
  { webhookSecret, webhookToken, open }: PublisherSettings,
  seenIds: SeenIds,
): Callers {
  const webhook = new Webhook(webhookSecret);
  const passwords = [webhookToken, webhookSecret].filter((value) => value !== undefined);

  const isOpen = (call: Call) => open && isDirect(call);
  const hasToken = ({ headers }: Call) => {
    const [, token] = /^Bearer (.+)$/i.exec(headers.authorization ?? "") ?? [];
    return token !== undefined && webhookToken !== undefined && isSame(token, webhookToken);
  };
  const hasSession = ({ session }: Call) => Number(session) > Date.now();

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
    async forgetSignal({ headers }) {
      await seenIds.forget(String(headers["webhook-id"]));
    },
    refuseAccess(call) {
      if (hasToken(call) || hasSession(call) || isOpen(call)) return undefined;
      return "Send Authorization: Bearer with the publisher's WEBHOOK_TOKEN, or sign in on /hooks.";
    },
    openSession(password) {
      if (!passwords.some((known) => isSame(password, known))) return undefined;
      return String(Date.now() + SESSION_HOURS * 3_600_000);
    },
    sessionKey: passwords.join(" "),
  };
}

/**
 * Whether a program of this machine calls by itself: no proxy stands between, and no website that a browser of this
 * machine shows, not even one whose name leads here.
 */
function isDirect({ headers, httpVersion, from }: Call): boolean {
  const { host = "", origin } = headers;
  return (
    isLoopback(from) &&
    isLoopback(hostnameOf(host)) &&
    (origin === undefined || origin === `http://${host}`) &&
    // What a proxy speaks that nobody configured: no program of today does.
    httpVersion !== "1.0" &&
    !Object.keys(headers).some((name) => PROXY_HEADER.test(name))
  );
}

/** `[::1]:8000` → `::1` */
function hostnameOf(host: string): string {
  return host.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1");
}

/** Compares in constant time, whatever the lengths. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function singleValues(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
