import type { Locale } from "./locales";

/** What the owner may switch without touching code elsewhere. */
export interface SiteSettings {
  /** "self": every page is its own canonical. "english": the English page is, as the specification reads. */
  canonical: "self" | "english";
  /** Where a first visit is taken to the visitor's language. */
  redirectOn: "root" | "no prefix" | "all" | false;
  /** What a visitor gets whose languages are all unknown; null: the language of the path. */
  fallbackLocale: Locale | null;
  localeCookie: { name: string; maxAgeDays: number; crossOrigin: boolean };
  /** Pixels of scroll beyond which the navbar is in its scrolled state. */
  navbarScrollThreshold: number;
  /** Version of the consent that the newsletter form words: change it whenever that text changes. */
  newsletterConsentVersion: string;
  /** The same of the enquiry form. */
  enquiryConsentVersion: string;
  /** Milliseconds a newsletter success message stays. */
  newsletterSuccessDuration: number;
  /** Version of the words that ask whether services of others may run: change it whenever their sense changes, and it is asked anew. */
  tagConsentVersion: string;
  /** Whether browsers keep the pages that a visitor has seen, for a time without a network. */
  keepsSeenPages: boolean;
  /** Milliseconds until a request to the content or signup API is given up. */
  apiTimeout: number;
}

/** What the language gate goes by, before a page is painted. */
export type GateSettings = Pick<SiteSettings, "redirectOn" | "fallbackLocale" | "localeCookie">;

export const SITE: SiteSettings = {
  canonical: "self",
  redirectOn: "root",
  fallbackLocale: null,
  localeCookie: { name: "i18n_redirected", maxAgeDays: 365, crossOrigin: false },
  navbarScrollThreshold: 70,
  newsletterConsentVersion: "2026-11-22",
  enquiryConsentVersion: "enquiry-2026-11-24",
  newsletterSuccessDuration: 5_000,
  tagConsentVersion: "2026-11-24",
  keepsSeenPages: true,
  apiTimeout: 50_000,
};
