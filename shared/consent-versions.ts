/** Versions of what visitors agree to: change one whenever the sense of its words changes. */
export const CONSENT_VERSIONS = {
  /** The newsletter form's; the words of each version are kept in `languages/<code>/consents.json`. */
  newsletter: "2026-11-22",
  /** The same of the enquiry form. */
  enquiry: "enquiry-2026-11-24",
  /** Of whether services of others may run: with another one it is asked anew. */
  tags: "2026-11-24",
} as const;
