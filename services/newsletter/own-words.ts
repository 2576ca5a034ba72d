import { ENQUIRY_MAIL_MESSAGES, ENQUIRY_MESSAGES } from "../../languages/enquiry-messages";
import { NEWSLETTER_MESSAGES } from "../../languages/newsletter-messages";
import { inOwnWords } from "../../languages/own-messages";
import type { HotelFile } from "../../shared/hotel-file";
import type { Locale } from "../../shared/locales";
import { ownMessagesIn } from "../../shared/own-messages";

/** What the newsletter's mails and pages say, in the hotel's own words where it has some. */
export function newsletterMessages({ messages }: HotelFile, locale: Locale) {
  return inOwnWords("newsletter", NEWSLETTER_MESSAGES[locale], ownMessagesIn(messages, locale));
}

/** What the enquiry form says, in the hotel's own words where it has some. */
export function enquiryMessages({ messages }: HotelFile, locale: Locale) {
  return inOwnWords("enquiry", ENQUIRY_MESSAGES[locale], ownMessagesIn(messages, locale));
}

/** What the mails about an enquiry say, in the hotel's own words where it has some. */
export function enquiryMailMessages({ messages }: HotelFile, locale: Locale) {
  return inOwnWords("enquiry-mails", ENQUIRY_MAIL_MESSAGES[locale], ownMessagesIn(messages, locale));
}
