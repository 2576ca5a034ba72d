import type { Signup } from "../../shared/signup";
import { SITE } from "../../shared/site";
import { WRONG_SERVICES } from "../../shared/wrong-services";
import { SIGNUP_URL } from "./web-calls";

/**
 * Sends a signup. Rejects with the server's response, or `Wrong Services` if it is empty or doesn't arrive in time.
 */
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
