import type { Locale } from "../shared/locales";
import type { EnquiryMessages } from "./enquiry-messages";

/** The enquiry form's messages in one language, for browsers: loaded with the form, and with no other page. */
export const ENQUIRY_WORDS: Record<Locale, () => Promise<{ default: EnquiryMessages }>> = {
  en: () => import("./en/enquiry.json"),
  tr: () => import("./tr/enquiry.json"),
  ru: () => import("./ru/enquiry.json"),
  de: () => import("./de/enquiry.json"),
  uk: () => import("./uk/enquiry.json"),
  pl: () => import("./pl/enquiry.json"),
  nl: () => import("./nl/enquiry.json"),
  fr: () => import("./fr/enquiry.json"),
  ar: () => import("./ar/enquiry.json"),
};
