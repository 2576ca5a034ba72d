import { type EnquiryFaults, type EnquiryKind, parseEnquiryBody } from "../../shared/enquiry";
import { DEFAULT_LOCALE, type Locale } from "../../shared/locales";
import { DEFAULT_PROPERTY, normaliseAddress } from "./signup";

/** The recipients of mails about an enquiry. */
export const RECIPIENTS = ["desk", "guest"] as const;

/** A validated enquiry; dates are ISO 8601, such as 2027-06-05. */
export interface Enquiry {
  kind: EnquiryKind;
  name: string;
  email: string | null;
  phone: string | null;
  from: string | null;
  to: string | null;
  adults: number | null;
  children: number | null;
  message: string;
  propertyId: string;
  locale: Locale;
}

/**
 * Parses the body of an enquiry; normalises its address and turns empty fields into null. `consent` is the
 * version the form showed.
 */
export function parseEnquiry(
  body: unknown,
): { enquiry: Enquiry; consent: string | null } | { faults: EnquiryFaults } {
  const parsed = parseEnquiryBody(body);
  if ("faults" in parsed) return parsed;
  const { kind, name, email, phone, from, to, adults, children, message, propertyId, locale, consent } =
    parsed.body;
  return {
    consent: consent || null,
    enquiry: {
      kind,
      name: name.trim(),
      email: email ? normaliseAddress(email) : null,
      phone: phone?.trim() || null,
      from: from || null,
      to: to || null,
      adults: adults ?? null,
      children: children ?? null,
      // Mails and spreadsheets expect one kind of line ending.
      message: message.replace(/\r\n?/g, "\n").trim(),
      propertyId: propertyId ?? DEFAULT_PROPERTY,
      locale: locale ?? DEFAULT_LOCALE,
    },
  };
}
