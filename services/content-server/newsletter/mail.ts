import type { Locale } from "../../../src/config/locales";
import type { Brand } from "./hotel";
import { fill, MESSAGES } from "./messages";

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
  brand: Brand;
  /** Sender's address. */
  from: string;
  confirm: { url: string; expires: number };
  unsubscribeUrl: string;
}

/** The mail that asks a new subscriber to confirm, in their language. */
export function confirmationMail({
  to,
  locale,
  brand,
  from,
  confirm,
  unsubscribeUrl,
}: ConfirmationDetails): Mail {
  const { mail } = MESSAGES[locale];
  const values = { hotel: brand.name, date: readableTime(confirm.expires, locale) };
  const paragraphs = [
    fill(mail.request, values),
    confirm.url,
    fill(mail.validity, values),
    `${fill(mail.unsubscribe, values)}\n${unsubscribeUrl}`,
    `-- \n${brand.legalName}\n${brand.address[locale]}\n${brand.email}`,
  ];
  return {
    from: { name: brand.name, address: from },
    to: { name: "", address: to },
    subject: fill(mail.subject, values),
    text: `${paragraphs.join("\n\n")}\n`,
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      "Content-Language": locale,
      "Auto-Submitted": "auto-generated",
    },
  };
}

/** `23 November 2026 at 19:40 UTC`, the language's own way. */
function readableTime(time: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  }).format(time);
}
