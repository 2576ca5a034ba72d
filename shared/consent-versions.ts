/** Versions of the consent texts: change one whenever the meaning of its text changes. */
export const CONSENT_VERSIONS = {
  /** The newsletter form's; the text of each version is kept in `languages/<code>/consents.json`. */
  newsletter: "2026-11-28",
  /** The enquiry form's, kept likewise. */
  enquiry: "enquiry-2026-11-28",
  /** Consent to third-party services: a new version asks visitors again. */
  tags: "2026-11-24",
} as const;

/** The forms whose consent is stored with each submission. */
export const CONSENT_FORMS = ["newsletter", "enquiry"] as const;
export type ConsentForm = (typeof CONSENT_FORMS)[number];

/** Maximum length of a version, in characters. */
export const LONGEST_CONSENT_VERSION = 100;

/** The message keys of these consents. */
export const CONSENT_MESSAGES: Record<ConsentForm, string> = {
  newsletter: "common:newsletter.consent",
  enquiry: "enquiry:consent",
};

export function isConsentMessage(key: string): boolean {
  return Object.values(CONSENT_MESSAGES).includes(key);
}
