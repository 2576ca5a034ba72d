import type { Locale } from "../../shared/locales";
import { SITE } from "../../shared/site";
import { SIGNUP_URL } from "./web-calls";

/** What a signup says. */
export interface Signup {
  email: string;
  terms: boolean;
  propertyId: string;
  locale: Locale;
  /** Version of the consent in the hotel's own words, which the body has only then. */
  consent: string | null;
}

/** What is said where a server says nothing itself. */
const WRONG_SERVICES = "Wrong Services";

/** Sends a signup. Rejects with the server's answer, or `Wrong Services` where it is empty or there is none in time. */
export async function sendSignup({ email, terms, propertyId, locale, consent }: Signup): Promise<void> {
  const response = await fetch(SIGNUP_URL, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, terms, propertyId, locale, consent: consent ?? undefined }),
    signal: AbortSignal.timeout?.(SITE.apiTimeout),
  }).catch((cause: Error) => {
    throw failure(`no answer: ${cause.message}`);
  });
  if (!response.ok) throw failure(`status ${response.status}`, await response.text().catch(() => ""));
}

function failure(answer: string, reason = ""): Error {
  return new Error(`POST ${SIGNUP_URL} (${answer}): ${reason || WRONG_SERVICES}`);
}
