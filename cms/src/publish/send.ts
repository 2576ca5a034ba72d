import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { object, string } from "yup";
import { fullMessageOf } from "../../../shared/errors";
import { tryParse } from "../../../shared/parse";
import type { Environment } from "../environment";
import { NotTold, reasonOfStatus } from "./problem";

/** Response of this project's publisher; others may respond with anything. */
const takenSchema = object({ build: string() });

/** Milliseconds. */
const PATIENCE = 15_000;
/** Longer lists are replaced by "everything may have changed". */
const MOST_CALLS = 1_000;

/**
 * Calls the site's webhook, signed if there is a secret; returns the id of the resulting build if the site reports
 * one. Throws `NotTold`, with advice, if the call isn't accepted.
 */
export async function send(
  { url, secret }: Environment["webhook"],
  calls: readonly string[] | undefined,
  patience = PATIENCE,
): Promise<string | undefined> {
  const now = new Date();
  const data = calls !== undefined && calls.length <= MOST_CALLS ? { calls } : {};
  const body = JSON.stringify({ type: "content.changed", timestamp: now.toISOString(), data });
  const id = `msg_${randomUUID()}`;
  const signature: Record<string, string> =
    secret === undefined ? {} : { "webhook-signature": new Webhook(secret).sign(id, now, body) };
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
      ...signature,
    },
    body,
    signal: AbortSignal.timeout(patience),
  }).catch((error: unknown) => {
    const isLate = error instanceof DOMException && error.name === "TimeoutError";
    const message = `The site at ${url} (WEBHOOK_URL) does not answer: ${fullMessageOf(error)}`;
    throw new NotTold({ reason: isLate ? "late" : "unreachable", message });
  });
  if (!answer.ok) {
    const { status } = answer;
    const hint = status === 401 ? " Give WEBHOOK_SECRET the same value here and at the site." : "";
    const message = `The site at ${url} answered ${status}: ${(await answer.text()).slice(0, 300)}${hint}`;
    throw new NotTold({ reason: reasonOfStatus(status), status, message });
  }
  const taken: unknown = await answer.json().catch(() => undefined);
  return tryParse(takenSchema, taken)?.build;
}
