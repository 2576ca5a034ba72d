/** Versions of what visitors agree to: change one whenever the sense of its words changes. */
export const CONSENT_VERSIONS = {
  /** The newsletter form's; the words of each version are kept in `languages/<code>/consents.json`. */
  newsletter: "2026-11-22",
  /** The same of the enquiry form. */
  enquiry: "enquiry-2026-11-24",
  /** Of whether services of others may run: with another one it is asked anew. */
  tags: "2026-11-24",
} as const;

/** The forms whose consent is kept with what they send. */
export const CONSENT_FORMS = ["newsletter", "enquiry"] as const;
export type ConsentForm = (typeof CONSENT_FORMS)[number];

/** Characters of a version, at most. */
export const LONGEST_CONSENT_VERSION = 100;

/** The messages that word these consents. */
export const CONSENT_MESSAGES: Record<ConsentForm, string> = {
  newsletter: "common:newsletter.consent",
  enquiry: "enquiry:consent",
};

export function isConsentMessage(key: string): boolean {
  return Object.values(CONSENT_MESSAGES).includes(key);
}
