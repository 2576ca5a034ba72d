import { randomUUID } from "node:crypto";
import { Webhook } from "standardwebhooks";
import { boolean, type InferType, object, string } from "yup";
import { tryParse } from "../../../shared/parse";

const passSchema = object({
  /** Whether the person is known there, or is to be signed in. */
  purpose: string().oneOf(["ask", "enter"]).required(),
  /** Address of the CMS that it is for. */
  to: string().required(),
  email: string().required(),
  /** Whether the session that it comes from took a one-time code. */
  hasCodes: boolean().required(),
});

/** What the CMS where people sign in says of somebody to another hotel's. */
export type Pass = InferType<typeof passSchema>;

const signedSchema = object({
  id: string().required(),
  timestamp: string().required(),
  signature: string().required(),
  body: string().required(),
});

/** A pass as it travels: signed as a Standard Webhook is, and so good for five minutes. */
export function signPass(secret: string, pass: Pass, now = new Date()): string {
  const id = `pass_${randomUUID()}`;
  const body = JSON.stringify(pass);
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  return JSON.stringify({ id, timestamp, signature: new Webhook(secret).sign(id, now, body), body });
}

/** What a signed pass says, and its id; undefined where another secret signed it, it is too old, or is none. */
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
