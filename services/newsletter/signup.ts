import { domainToASCII, domainToUnicode } from "node:url";
import { DEFAULT_LOCALE } from "../../shared/locales";
import { parseSignupBody, type Signup, type SignupFault } from "../../shared/signup";

const GMAIL = ["gmail.com", "googlemail.com"];
/** The property used if a request names none. */
export const DEFAULT_PROPERTY = "1";

/** Parses the body of a signup and normalises its address. */
export function parseSignup(body: unknown): { signup: Signup } | { faults: SignupFault[] } {
  const parsed = parseSignupBody(body);
  if ("faults" in parsed) return parsed;
  const { email, terms, propertyId, locale, consent } = parsed.body;
  return {
    signup: {
      email: normaliseAddress(email),
      terms,
      propertyId: propertyId ?? DEFAULT_PROPERTY,
      locale: locale ?? DEFAULT_LOCALE,
      consent: consent || null,
    },
  };
}

/**
 * One spelling per mailbox: `" Ada@Example。COM "` → `"ada@example.com"`, `ada@xn--mller-kva.de` →
 * `ada@müller.de`.
 */
export function normaliseAddress(address: string): string {
  const plain = address.trim().normalize("NFC").toLowerCase();
  const { name, domain } = partsOf(plain);
  // The domain as mail servers look it up; anything invalid is left as is.
  const known = domainToUnicode(domainToASCII(domain));
  return known === "" ? plain : `${name}@${known}`;
}

/** The mailbox that an address reaches: `ada+a@example.com` → `ada@example.com`; Gmail ignores dots. */
export function mailboxOf(address: string): string {
  const { name, domain } = partsOf(address);
  const mailbox = name.replace(/(?<=.)\+.*$/s, "");
  return GMAIL.includes(domain) ? `${mailbox.replaceAll(".", "")}@${GMAIL[0]}` : `${mailbox}@${domain}`;
}

function partsOf(address: string): { name: string; domain: string } {
  const at = address.lastIndexOf("@");
  return { name: address.slice(0, Math.max(0, at)), domain: address.slice(at + 1) };
}
