import type { Locale } from "../../shared/locales";
import { SITE } from "../../shared/site";
import { SIGNUP_URL } from "./web-calls";

/** The body of a signup, exactly. */
export interface Signup {
  email: string;
  terms: boolean;
  propertyId: string;
  locale: Locale;
}

/** What is said where a server says nothing itself. */
const WRONG_SERVICES = "Wrong Services";

/** Sends a signup. Rejects with the server's answer, or `Wrong Services` where it is empty or there is none in time. */
export async function sendSignup({ email, terms, propertyId, locale }: Signup): Promise<void> {
  const response = await fetch(SIGNUP_URL, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, terms, propertyId, locale }),
    signal: AbortSignal.timeout?.(SITE.apiTimeout),
  }).catch((cause: Error) => {
    throw failure(`no answer: ${cause.message}`);
  });
  if (!response.ok) throw failure(`status ${response.status}`, await response.text().catch(() => ""));
}

function failure(answer: string, reason = ""): Error {
  return new Error(`POST ${SIGNUP_URL} (${answer}): ${reason || WRONG_SERVICES}`);
}
