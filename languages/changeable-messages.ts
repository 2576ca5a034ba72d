import type { Locale } from "../shared/locales";
import type { OwnMessages } from "../shared/own-messages";
import { COMMON_MESSAGES } from "./common-messages";
import { DETAIL_MESSAGES } from "./detail-messages";
import { ENQUIRY_MAIL_MESSAGES, ENQUIRY_MESSAGES } from "./enquiry-messages";
import { GALLERY_MESSAGES } from "./gallery-messages";
import { NEWSLETTER_MESSAGES } from "./newsletter-messages";
import { flatMessages, type MessageFault, messageFault } from "./own-messages";
import { ROOMS_MESSAGES } from "./rooms-messages";

/** The namespaces that a hotel may say in its own words: what pages say around its content, and its mails. */
const CHANGEABLE: Record<string, Record<Locale, object>> = {
  common: COMMON_MESSAGES,
  detail: DETAIL_MESSAGES,
  gallery: GALLERY_MESSAGES,
  rooms: ROOMS_MESSAGES,
  newsletter: NEWSLETTER_MESSAGES,
  enquiry: ENQUIRY_MESSAGES,
  "enquiry-mails": ENQUIRY_MAIL_MESSAGES,
};

/** Every message that a hotel may say in its own words, as it is shipped in one language, by its key. */
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
  /** Undefined: there is no such message in the language. */
  fault: MessageFault | undefined;
}

/** Those of a hotel's own texts in one language that can not be used. */
export function unusedMessages(own: OwnMessages, locale: Locale): UnusedMessage[] {
  const shipped = changeableMessages(locale);
  return Object.entries(own).flatMap(([key, text]): UnusedMessage[] => {
    const before = shipped.get(key);
    const fault = before === undefined ? undefined : messageFault(before, text);
    return before === undefined || fault ? [{ key, fault }] : [];
  });
}
