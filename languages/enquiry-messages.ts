import type { Locale } from "../shared/locales";
import ar from "./ar/enquiry.json";
import arMails from "./ar/enquiry-mails.json";
import de from "./de/enquiry.json";
import deMails from "./de/enquiry-mails.json";
import en from "./en/enquiry.json";
import enMails from "./en/enquiry-mails.json";
import fr from "./fr/enquiry.json";
import frMails from "./fr/enquiry-mails.json";
import nl from "./nl/enquiry.json";
import nlMails from "./nl/enquiry-mails.json";
import pl from "./pl/enquiry.json";
import plMails from "./pl/enquiry-mails.json";
import ru from "./ru/enquiry.json";
import ruMails from "./ru/enquiry-mails.json";
import tr from "./tr/enquiry.json";
import trMails from "./tr/enquiry-mails.json";
import uk from "./uk/enquiry.json";
import ukMails from "./uk/enquiry-mails.json";
import { withEnglish } from "./fallback";

export type EnquiryMessages = typeof en;

/** Messages of the enquiry form and of its server, in each language. */
export const ENQUIRY_MESSAGES: Record<Locale, EnquiryMessages> = withEnglish({
  en,
  tr,
  ru,
  de,
  uk,
  pl,
  nl,
  fr,
  ar,
});

/** Messages of the enquiry mails, to the hotel's desk and to the guest. */
export const ENQUIRY_MAIL_MESSAGES: Record<Locale, typeof enMails> = withEnglish({
  en: enMails,
  tr: trMails,
  ru: ruMails,
  de: deMails,
  uk: ukMails,
  pl: plMails,
  nl: nlMails,
  fr: frMails,
  ar: arMails,
});
