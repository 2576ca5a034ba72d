import { ENQUIRY_PARAMETER } from "../../shared/enquiry-parameter";
import type { SentEnquiry } from "./send-enquiry";

/** What a guest has entered in the form; a number field is empty or holds a number. */
export interface Enquired {
  kind: string;
  name: string;
  email: string;
  phone: string;
  from: string;
  to: string;
  adults: number | "";
  children: number | "";
  message: string;
  terms: boolean;
  website: string;
}

export const NOTHING_ENQUIRED: Omit<Enquired, "kind"> = {
  name: "",
  email: "",
  phone: "",
  from: "",
  to: "",
  adults: "",
  children: "",
  message: "",
  terms: false,
  website: "",
};

/** The kind named in the page's URL, or the only one available; empty: the guest chooses. */
export function chosenKind(kinds: readonly string[]): string {
  const named = new URLSearchParams(window.location.search).get(ENQUIRY_PARAMETER) ?? "";
  return kinds.includes(named) ? named : kinds.length === 1 ? (kinds[0] ?? "") : "";
}

/** The request body, without fields that the guest left empty. */
export function bodyOf(
  values: Enquired,
  { newsletterPropertyId, locale, enquiryConsent }: Queries.EnquiryFragment,
): SentEnquiry {
  const text = (written: string) => written.trim() || undefined;
  const count = (given: number | "") => (given === "" ? undefined : given);
  return {
    kind: values.kind,
    name: values.name.trim(),
    email: text(values.email),
    phone: text(values.phone),
    from: text(values.from),
    to: text(values.to),
    adults: count(values.adults),
    children: count(values.children),
    message: values.message.trim(),
    terms: values.terms,
    propertyId: newsletterPropertyId,
    locale,
    consent: enquiryConsent ?? undefined,
    website: text(values.website),
  };
}
