import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { boolean, type InferType, object, string } from "yup";
import { tryParse } from "../../../shared/parse";

const passSchema = object({
  /** Asks whether the user is known, or signs them in. */
  purpose: string().oneOf(["ask", "enter"]).required(),
  /** URL of the CMS the pass is for. */
  to: string().required(),
  email: string().required(),
  /** True if the original session used a one-time code. */
  hasCodes: boolean().required(),
});

/** Statement about a user, from the CMS where people sign in to another hotel's. */
export type Pass = InferType<typeof passSchema>;

const signedSchema = object({
  id: string().required(),
  timestamp: string().required(),
  signature: string().required(),
  body: string().required(),
});

/** Serialises and signs a pass as a Standard Webhook, so it is valid for five minutes. */
export function signPass(secret: string, pass: Pass, now = new Date()): string {
  const id = `pass_${randomUUID()}`;
  const body = JSON.stringify(pass);
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  return JSON.stringify({ id, timestamp, signature: new Webhook(secret).sign(id, now, body), body });
}

/**
 * Verifies a signed pass and returns it with its id; undefined if it is invalid, expired or signed with another
 * secret.
 */
export function readPass(secret: string, text: string): { id: string; pass: Pass } | undefined {
  try {
    const signed = tryParse(signedSchema, JSON.parse(text));
    if (signed === undefined) return undefined;
    const { id, timestamp, signature, body } = signed;
    const headers = { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signature };
    const pass = tryParse(passSchema, new Webhook(secret).verify(body, headers));
    return pass && { id, pass };
  } catch {
    return undefined;
  }
}
