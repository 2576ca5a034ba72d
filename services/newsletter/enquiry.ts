import { type EnquiryFaults, type EnquiryKind, parseEnquiryBody } from "../../shared/enquiry";
import { DEFAULT_LOCALE, type Locale } from "../../shared/locales";
import { DEFAULT_PROPERTY, normaliseAddress } from "./signup";

/** Who is sent a mail about an enquiry. */
export const RECIPIENTS = ["desk", "guest"] as const;
export type Recipient = (typeof RECIPIENTS)[number];

/** An enquiry that may be stored; dates are ISO 8601, such as 2027-06-05. */
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

/** Parses the body of an enquiry; its address comes back normalised, what is empty as null. `consent` is the version that its form showed. */
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
      // Mails and spreadsheets know one kind of line end.
      message: message.replace(/\r\n?/g, "\n").trim(),
      propertyId: propertyId ?? DEFAULT_PROPERTY,
      locale: locale ?? DEFAULT_LOCALE,
    },
  };
}
