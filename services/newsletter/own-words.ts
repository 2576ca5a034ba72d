import { messagesOf } from "../../languages/messages-of";
import { inOwnWords } from "../../languages/own-messages";
import type { HotelFile } from "../../model/hotel-file";
import type { Locale } from "../../shared/locales";
import { ownMessagesIn } from "../../shared/own-messages";

const ENQUIRY_MAIL_MESSAGES = messagesOf("enquiry-mails");
const ENQUIRY_MESSAGES = messagesOf("enquiry");
const NEWSLETTER_MESSAGES = messagesOf("newsletter");

/** The texts of newsletter mails and pages, with the hotel's overrides. */
export function newsletterMessages({ messages }: HotelFile, locale: Locale) {
  return inOwnWords("newsletter", NEWSLETTER_MESSAGES[locale], ownMessagesIn(messages, locale));
}

/** The texts of the enquiry form, with the hotel's overrides. */
export function enquiryMessages({ messages }: HotelFile, locale: Locale) {
  return inOwnWords("enquiry", ENQUIRY_MESSAGES[locale], ownMessagesIn(messages, locale));
}

/** The texts of mails about an enquiry, with the hotel's overrides. */
export function enquiryMailMessages({ messages }: HotelFile, locale: Locale) {
  return inOwnWords("enquiry-mails", ENQUIRY_MAIL_MESSAGES[locale], ownMessagesIn(messages, locale));
}
