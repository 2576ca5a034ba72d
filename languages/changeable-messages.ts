import type { Locale } from "../shared/locales";
import { COMMON_MESSAGES } from "./common-messages";
import { DETAIL_MESSAGES } from "./detail-messages";
import { ENQUIRY_MAIL_MESSAGES, ENQUIRY_MESSAGES } from "./enquiry-messages";
import { GALLERY_MESSAGES } from "./gallery-messages";
import { NEWSLETTER_MESSAGES } from "./newsletter-messages";
import { type ChangeableNamespace, changeableIn } from "./own-messages";
import { ROOMS_MESSAGES } from "./rooms-messages";

const MESSAGES: Record<ChangeableNamespace, Record<Locale, object>> = {
  common: COMMON_MESSAGES,
  detail: DETAIL_MESSAGES,
  gallery: GALLERY_MESSAGES,
  rooms: ROOMS_MESSAGES,
  newsletter: NEWSLETTER_MESSAGES,
  enquiry: ENQUIRY_MESSAGES,
  "enquiry-mails": ENQUIRY_MAIL_MESSAGES,
};

/** Every message whose wording a hotel may change, as shipped in one locale, by key. */
export function changeableMessages(locale: Locale): ReadonlyMap<string, string> {
  return changeableIn((namespace) => MESSAGES[namespace][locale]);
}
