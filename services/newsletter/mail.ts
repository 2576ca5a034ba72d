import type { HotelFile } from "../../shared/hotel-file";
import type { Locale } from "../../shared/locales";
import { NEWSLETTER_MESSAGES } from "../../languages/newsletter-messages";
import { fillMessage } from "../../languages/fill-message";

/** A mail, ready to be sent; its text is plain. */
export interface Mail {
  from: { name: string; address: string };
  to: { name: string; address: string };
  subject: string;
  text: string;
  headers: Record<string, string>;
}

export interface ConfirmationDetails {
  to: string;
  locale: Locale;
  hotel: HotelFile;
  /** Sender's address. */
  from: string;
  confirm: { url: string; expires: number };
  unsubscribeUrl: string;
}

/** The mail that asks a new subscriber to confirm, in their language. */
export function confirmationMail({
  to,
  locale,
  hotel,
  from,
  confirm,
  unsubscribeUrl,
}: ConfirmationDetails): Mail {
  const { mail } = NEWSLETTER_MESSAGES[locale];
  const values = { hotel: hotel.name, date: readableDate(confirm.expires, locale) };
  const paragraphs = [
    fillMessage(mail.request, values),
    confirm.url,
    fillMessage(mail.validity, values),
    `${fillMessage(mail.unsubscribe, values)}\n${unsubscribeUrl}`,
    `-- \n${hotel.legalName}\n${hotel.address[locale]}\n${hotel.email}`,
  ];
  return {
    from: { name: hotel.name, address: from },
    to: { name: "", address: to },
    subject: fillMessage(mail.subject, values),
    text: `${paragraphs.join("\n\n")}\n`,
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "Content-Language": locale,
      "Auto-Submitted": "auto-generated",
    },
  };
}

/** `23 November 2026`, the language's own way. */
function readableDate(time: number, locale: Locale): string {
  const written = locale === "en" ? "en-GB" : locale;
  return new Intl.DateTimeFormat(written, { dateStyle: "long", timeZone: "UTC" }).format(time);
}
