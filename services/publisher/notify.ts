import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";

const TIMEOUT = 10_000;

export interface Notification {
  /** The publisher's address: `http://127.0.0.1:8000/hooks/content`. */
  url: string;
  /** WEBHOOK_SECRET. */
  secret: string;
  /** What changed, for the reader of a log. */
  paths: readonly string[];
  /** The reading calls whose answers changed; undefined: any may have. */
  calls: readonly string[] | undefined;
}

/** Tells a publisher, signed, that the content changed; throws where it does not take it. */
export async function notifyPublisher({ url, secret, paths, calls }: Notification): Promise<void> {
  const id = `msg_${randomUUID()}`;
  const now = new Date();
  const body = JSON.stringify({
    type: "content.changed",
    timestamp: now.toISOString(),
    data: { paths, calls },
  });
  const response = await fetch(url, {
    method: "POST",
    body,
    headers: {
      "Content-Type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
      "webhook-signature": new Webhook(secret).sign(id, now, body),
    },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`POST ${url} answered ${response.status}: ${await response.text()}`);
}
