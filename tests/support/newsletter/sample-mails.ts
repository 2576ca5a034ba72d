import { enquiryMail } from "../../../services/newsletter/enquiry-mails";
import { mailFinisher } from "../../../services/newsletter/finish-mail";
import { confirmationMail, type Mail } from "../../../services/newsletter/mail";
import type { EnquiryLetter } from "../../../services/newsletter/enquiries";
import type { Locale } from "../../../shared/locales";
import { readHotelFile } from "../../../toolkit/read-hotel-file";

/** Link targets in the sample mails. */
export const SAMPLE_LINKS = {
  confirm: `https://www.example.com/v1/web/newsletter/confirm?lang=en&token=${"a1B2c3".repeat(40)}`,
  unsubscribe: `https://www.example.com/v1/web/newsletter/unsubscribe?lang=en&token=${"d4E5f6".repeat(40)}`,
};

/** An enquiry with markup in the free text that a guest can type. */
export const SAMPLE_ENQUIRY = {
  name: 'Ada "<b>Kaya</b>" & Söhne',
  email: "ada.kaya+wedding@example.com",
  phone: "+49 (30) 555 01",
  message: `<img src=x onerror="alert(1)"> A wedding on the beach.\nWhat does it cost? ${"w".repeat(120)}`,
};

/** One of each kind of mail the embedded hotel sends, with the same language for guest and desk. */
export function sampleMails(locale: Locale): Record<string, Mail> {
  const read = readHotelFile("content/hotel.json");
  const hotel = { ...read, enquiry: read.enquiry && { ...read.enquiry, language: locale } };
  const siteUrl = "https://www.example.com";
  const from = hotel.email;
  const report = (message: string) => {
    throw new Error(message);
  };
  const finish = mailFinisher({ hotel, tokensFile: "content/tokens.json", siteUrl, report });
  const letter = (recipient: EnquiryLetter["recipient"]): EnquiryLetter => ({
    ...SAMPLE_ENQUIRY,
    id: "1",
    kind: "wedding",
    from_date: "2027-06-05",
    to_date: "2027-06-07",
    adults: 40,
    children: 6,
    property_id: "1",
    locale,
    consent_version: "1",
    received_at: "2026-11-28T08:00:00.000Z",
    held: 0,
    recipient,
    attempts: 0,
  });
  const confirmation = confirmationMail({
    to: "ada@example.com",
    request: "1",
    locale,
    hotel,
    from,
    confirm: { url: SAMPLE_LINKS.confirm, expires: Date.UTC(2026, 11, 1) },
    unsubscribeUrl: SAMPLE_LINKS.unsubscribe,
  });
  return {
    confirmation: finish(confirmation),
    receipt: finish(enquiryMail([letter("guest")], { hotel, from, siteUrl })),
    desk: finish(enquiryMail([letter("desk")], { hotel, from, siteUrl })),
    digest: finish(enquiryMail([letter("desk"), letter("desk")], { hotel, from, siteUrl })),
  };
}
