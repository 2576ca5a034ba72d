import type { Locale } from "../config/locales";
import { SITE } from "../config/site";
import { SIGNUP_URL } from "./signup-url";

/** The body of a signup, exactly. */
export interface Signup {
  email: string;
  terms: boolean;
  propertyId: string;
  locale: Locale;
}

/** Sends a signup. Rejects where the server is not reached in time or refuses it, with its address and status. */
export async function sendSignup({ email, terms, propertyId, locale }: Signup): Promise<void> {
  const response = await fetch(SIGNUP_URL, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, terms, propertyId, locale }),
    signal: AbortSignal.timeout(SITE.apiTimeout),
  });
  if (!response.ok) throw new Error(`POST ${SIGNUP_URL} was answered with status ${response.status}.`);
}
