import type { Locale } from "../../shared/locales";
import firstWords from "./consents/2026-11.json";
import newsletterWords from "./consents/2026-11-22.json";

/** The exact words of each version of the consent that a form ever asked for: a version is added, never changed. */
export const CONSENTS: Record<string, Record<Locale, string>> = {
  "2026-11": firstWords,
  "2026-11-22": newsletterWords,
};
