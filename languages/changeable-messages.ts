import type { Locale } from "../shared/locales";
import type { OwnMessages } from "../shared/own-messages";
import { COMMON_MESSAGES } from "./common-messages";
import { DETAIL_MESSAGES } from "./detail-messages";
import { ENQUIRY_MAIL_MESSAGES, ENQUIRY_MESSAGES } from "./enquiry-messages";
import { GALLERY_MESSAGES } from "./gallery-messages";
import { NEWSLETTER_MESSAGES } from "./newsletter-messages";
import { flatMessages, type MessageFault, messageFault } from "./own-messages";
import { ROOMS_MESSAGES } from "./rooms-messages";

/** The namespaces whose wording a hotel may change: text around content, and mails. */
const CHANGEABLE: Record<string, Record<Locale, object>> = {
  common: COMMON_MESSAGES,
  detail: DETAIL_MESSAGES,
  gallery: GALLERY_MESSAGES,
  rooms: ROOMS_MESSAGES,
  newsletter: NEWSLETTER_MESSAGES,
  enquiry: ENQUIRY_MESSAGES,
  "enquiry-mails": ENQUIRY_MAIL_MESSAGES,
};

/** Every message whose wording a hotel may change, as shipped in one locale, by key. */
export function changeableMessages(locale: Locale): Map<string, string> {
  return new Map(
    Object.entries(CHANGEABLE).flatMap(([namespace, messages]) => [
      ...flatMessages(namespace, messages[locale]),
    ]),
  );
}

/** A hotel's own text that is not used. */
export interface UnusedMessage {
  key: string;
  /** Undefined: the locale has no such message. */
  fault: MessageFault | undefined;
}

/** A hotel's own texts in one locale that can't be used. */
export function unusedMessages(own: OwnMessages, locale: Locale): UnusedMessage[] {
  const shipped = changeableMessages(locale);
  return Object.entries(own).flatMap(([key, text]): UnusedMessage[] => {
    const before = shipped.get(key);
    const fault = before === undefined ? undefined : messageFault(before, text);
    return before === undefined || fault ? [{ key, fault }] : [];
  });
}
