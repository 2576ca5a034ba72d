import { domainToASCII } from "node:url";
import { digestOf } from "../../shared/digest";
import type { HotelFile } from "../../model/hotel-file";
import type { Locale } from "../../shared/locales";
import { fillMessage } from "../../languages/fill-message";
import { newsletterMessages } from "./own-words";

/** A plain-text mail, ready to be sent. */
export interface Mail {
  from: { name: string; address: string };
  to: { name: string; address: string };
  /** Address for replies, if not the sender's. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** The same on every attempt, so that mail programs show duplicates only once. */
  messageId: string;
  headers: Record<string, string>;
}

export interface ConfirmationDetails {
  to: string;
  /** Id of the signup that is confirmed. */
  request: string;
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
  request,
  locale,
  hotel,
  from,
  confirm,
  unsubscribeUrl,
}: ConfirmationDetails): Mail {
  const { mail } = newsletterMessages(hotel, locale);
  const values = { hotel: hotel.name, date: readableDate(confirm.expires, locale) };
  const paragraphs = [
    fillMessage(mail.request, values),
    confirm.url,
    fillMessage(mail.validity, values),
    `${fillMessage(mail.unsubscribe, values)}\n${unsubscribeUrl}`,
    signature(hotel, locale),
  ];
  return {
    from: { name: hotel.name, address: from },
    to: { name: "", address: to },
    subject: fillMessage(mail.subject, values),
    text: `${paragraphs.join("\n\n")}\n`,
    messageId: messageId(from, request),
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "Content-Language": locale,
      "Auto-Submitted": "auto-generated",
    },
  };
}

/** Message id derived from the mail's cause, such as a signup, without revealing it. */
export function messageId(from: string, ...because: string[]): string {
  const domain = domainToASCII(from.slice(from.lastIndexOf("@") + 1));
  return `<${digestOf(because.join(" ")).slice(0, 32)}@${domain}>`;
}

/** The sender's details at the end of a mail. */
export function signature({ legalName, address, email }: HotelFile, locale: Locale): string {
  return `-- \n${legalName}\n${address[locale]}\n${email}`;
}

/** Formats a date for the locale: `23 November 2026`. */
export function readableDate(time: number, locale: Locale): string {
  const written = locale === "en" ? "en-GB" : locale;
  return new Intl.DateTimeFormat(written, { dateStyle: "long", timeZone: "UTC" }).format(time);
}
