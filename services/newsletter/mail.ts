import { domainToASCII } from "node:url";
import { digestOf } from "../../shared/digest";
import type { HotelFile } from "../../model/hotel-file";
import type { Locale } from "../../shared/locales";
import { fillMessage } from "../../languages/fill-message";
import { type MailPart, sender } from "./mail-parts";
import { newsletterMessages } from "./own-words";

/** A mail that is composed, before its text and its page are written. */
export interface Draft {
  locale: Locale;
  from: { name: string; address: string };
  to: { name: string; address: string };
  /** Address for replies, if not the sender's. */
  replyTo?: { name: string; address: string };
  subject: string;
  /** What lists of mails show beside the subject. */
  preheader: string;
  /** The title of its page. */
  heading: string;
  parts: readonly MailPart[];
  /** The same on every attempt, so that mail programs show duplicates only once. */
  messageId: string;
  headers: Record<string, string>;
}

/** A mail with both its alternatives, ready to be sent. */
export type Mail = Omit<Draft, "locale" | "preheader" | "heading" | "parts"> & { text: string; html: string };

interface ConfirmationDetails {
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
}: ConfirmationDetails): Draft {
  const { mail, confirm: page, unsubscribe } = newsletterMessages(hotel, locale);
  const values = { hotel: hotel.name, date: readableDate(confirm.expires, locale) };
  return {
    locale,
    from: { name: hotel.name, address: from },
    to: { name: "", address: to },
    subject: fillMessage(mail.subject, values),
    preheader: fillMessage(page.text, values),
    heading: fillMessage(page.title, values),
    parts: [
      { kind: "text", text: fillMessage(mail.request, values) },
      { kind: "button", label: fillMessage(page.action, values), url: confirm.url, plain: true },
      { kind: "text", text: fillMessage(mail.validity, values) },
      {
        kind: "link",
        text: fillMessage(mail.unsubscribe, values),
        label: fillMessage(unsubscribe.action, values),
        url: unsubscribeUrl,
      },
      sender(hotel, locale),
    ],
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

/** Formats a date for the locale: `23 November 2026`; with a time zone also the time there. */
export function readableDate(time: number, locale: Locale, timeZone?: string): string {
  const written = locale === "en" ? "en-GB" : locale;
  const style: Intl.DateTimeFormatOptions =
    timeZone === undefined ? { timeZone: "UTC" } : { timeZone, timeStyle: "short" };
  return new Intl.DateTimeFormat(written, { dateStyle: "long", ...style }).format(time);
}
