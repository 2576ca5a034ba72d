import type { Locale } from "../shared/locales";
import { messagesOf } from "./messages-of";

/** The exact text of each version of the consent that a form ever asked for: versions are added, never changed. */
export const CONSENTS: Record<Locale, Record<string, string>> = messagesOf("consents");
