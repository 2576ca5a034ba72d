import { Webhook } from "standardwebhooks";

export interface Signature {
  id?: string;
  /** Seconds from now. */
  shift?: number;
  body?: string;
  /** Default: the body. */
  signedBody?: string;
}

/** Requests a publisher's URL, signed with the secret over an empty body. */
export function readSigned(address: string, secret: string, method = "GET"): Promise<Response> {
  return fetch(address, { method, headers: signed("", secret, `msg_${crypto.randomUUID()}`, new Date()) });
}

/** Calls a publisher as a content server does, `POST /hooks/content`, signed with the secret (Standard Webhooks). */
export function sendSigned(
  origin: string,
  secret: string,
  { id = `msg_${crypto.randomUUID()}`, shift = 0, body = "{}", signedBody = body }: Signature = {},
): Promise<Response> {
  const time = new Date(Date.now() + shift * 1_000);
  return fetch(`${origin}/hooks/content`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", ...signed(signedBody, secret, id, time) },
  });
}

function signed(body: string, secret: string, id: string, time: Date): Record<string, string> {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(time.getTime() / 1_000)),
    "webhook-signature": new Webhook(secret).sign(id, time, body),
  };
}
