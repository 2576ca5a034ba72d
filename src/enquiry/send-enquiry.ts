import { object } from "yup";
import { tryParse } from "../../shared/parse";
import { isText, recordOf } from "../../shared/record";
import { SITE } from "../../shared/site";
import { ENQUIRY_URL } from "../newsletter/web-calls";

/** The body of an enquiry; `website` is a honeypot field that only bots fill in. */
export type SentEnquiry = Record<string, string | number | boolean | undefined>;

const refusalSchema = object({ fields: recordOf(isText).required() }).required();

/**
 * Sends an enquiry. Resolves with the server's error messages by field, empty if it was stored.
 * Rejects if it was not stored for any other reason.
 */
export async function sendEnquiry(enquiry: SentEnquiry): Promise<Record<string, string>> {
  const response = await fetch(ENQUIRY_URL, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(enquiry),
    signal: AbortSignal.timeout?.(SITE.apiTimeout),
  });
  if (response.ok) return {};
  const text = await response.text();
  const refusal = response.status === 422 ? tryParse(refusalSchema, readJson(text)) : undefined;
  if (refusal) return refusal.fields;
  throw new Error(`POST ${ENQUIRY_URL} (status ${response.status}): ${text}`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
