import type { Locale } from "./locales";

/** Settings the owner can change without touching code elsewhere. */
export interface SiteSettings {
  /** "self": every page is its own canonical. "english": the page in the first language is, as the specification says. */
  canonical: "self" | "english";
  /** The paths on which a first visit is redirected to the visitor's language. */
  redirectOn: "root" | "no prefix" | "all" | false;
  /** For visitors none of whose languages are available; null: the path's language. */
  fallbackLocale: Locale | null;
  localeCookie: { name: string; maxAgeDays: number; crossOrigin: boolean };
  /** Scroll distance in pixels beyond which the navbar is in its scrolled state. */
  navbarScrollThreshold: number;
  /** Milliseconds for which a newsletter success message stays. */
  newsletterSuccessDuration: number;
  /** True if browsers cache visited pages for offline use. */
  keepsSeenPages: boolean;
  /** Timeout in milliseconds of a request to the content or signup API. */
  apiTimeout: number;
}

/** Settings of the language gate, which runs before first paint. */
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
