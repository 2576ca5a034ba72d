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
  /** Milliseconds a newsletter success message stays. */
  newsletterSuccessDuration: number;
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
  newsletterSuccessDuration: 5_000,
  keepsSeenPages: true,
  apiTimeout: 50_000,
};
