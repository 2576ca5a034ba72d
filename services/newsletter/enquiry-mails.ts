import { fillMessage } from "../../languages/fill-message";
import { LOCALE_MESSAGES } from "../../languages/locale-messages";
import { enquiryDesk, type HotelFile } from "../../model/hotel-file";
import { DEFAULT_LOCALE, type Locale } from "../../shared/locales";
import type { EnquiryLetter, EnquiryPost } from "./enquiries";
import { homeUrl } from "./home-url";
import { type Draft, messageId, readableDate } from "./mail";
import { type Fact, type MailPart, sender } from "./mail-parts";
import { enquiryMailMessages, enquiryMessages, newsletterMessages } from "./own-words";

interface Sender {
  hotel: HotelFile;
  /** Sender's address. */
  from: string;
  siteUrl: string;
}

/** Identifies a mail by enquiry id and recipient. */
export function mailNameOf({ id, recipient }: EnquiryLetter): string {
  return `${id}.${recipient}`;
}

/**
 * Builds the mail that is due: to the desk with the full text of one or several enquiries, or a receipt to the
 * guest.
 */
export function enquiryMail(post: EnquiryPost, by: Sender): Draft {
  const [letter, ...others] = post;
  if (letter.recipient === "guest") return receiptMail(letter, by);
  return others.length === 0 ? deskMail(letter, by) : digestMail(post, by);
}

function digestMail(post: EnquiryPost, { hotel, from }: Sender): Draft {
  const locale = hotel.enquiry?.language ?? DEFAULT_LOCALE;
  const { desk } = enquiryMailMessages(hotel, locale);
  const count = post.length;
  const [{ kind }] = post;
  const subject = fillMessage(desk.digest, { count });
  const intro = fillMessage(desk.digestIntro, { count });
  return {
    locale,
    from: { name: hotel.name, address: from },
    to: { name: "", address: enquiryDesk(hotel, kind) },
    subject,
    preheader: intro,
    heading: subject,
    parts: [
      { kind: "text", text: intro },
      ...post.flatMap((letter): MailPart[] => [{ kind: "rule" }, ...enquiryParts(letter, hotel, locale)]),
    ],
    messageId: messageId(from, ...post.map(({ id }) => id)),
    headers: { "Content-Language": locale, "Auto-Submitted": "auto-generated" },
  };
}

/** Who is asking, about what, and in which words. */
function enquiryParts(letter: EnquiryLetter, hotel: HotelFile, locale: Locale): MailPart[] {
  const { desk } = enquiryMailMessages(hotel, locale);
  const labels = enquiryMessages(hotel, locale);
  const { name, email, phone, message } = letter;
  const guest: Fact[] = [
    { label: labels.name, value: name },
    { label: labels.email, value: email, ...(email !== null && { url: mailUrl(email) }) },
    { label: labels.phone, value: phone, ...(phone !== null && { url: phoneUrl(phone) }) },
    { label: desk.language, value: LOCALE_MESSAGES[letter.locale].name },
    {
      label: desk.received,
      value: readableDate(Date.parse(letter.received_at), locale, hotel.timeZone ?? undefined),
    },
  ];
  return [
    { kind: "facts", facts: guest },
    { kind: "facts", facts: stay(letter, hotel, locale) },
    { kind: "words", text: message },
  ];
}

/** Leads to the guest: by mail, or by telephone if they gave no address. */
function answerButton({ email, phone }: EnquiryLetter, hotel: HotelFile, locale: Locale): MailPart[] {
  const { desk } = enquiryMailMessages(hotel, locale);
  if (email !== null) return [{ kind: "button", label: desk.writeButton, url: mailUrl(email), plain: false }];
  if (phone !== null) return [{ kind: "button", label: desk.callButton, url: phoneUrl(phone), plain: false }];
  return [];
}

function mailUrl(email: string): string {
  const at = email.lastIndexOf("@");
  return `mailto:${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`;
}

function phoneUrl(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

function deskMail(letter: EnquiryLetter, { hotel, from }: Sender): Draft {
  const locale = hotel.enquiry?.language ?? DEFAULT_LOCALE;
  const { desk } = enquiryMailMessages(hotel, locale);
  const { name, email, message } = letter;
  const labels = enquiryMessages(hotel, locale);
  const kind = labels.kinds[letter.kind];
  return {
    locale,
    from: { name: hotel.name, address: from },
    to: { name: "", address: enquiryDesk(hotel, letter.kind) },
    ...(email !== null && { replyTo: { name, address: email } }),
    subject: fillMessage(desk.subject, { kind, name }),
    preheader: message.slice(0, 200),
    heading: kind,
    parts: [
      { kind: "text", text: desk.intro },
      ...enquiryParts(letter, hotel, locale),
      { kind: "text", text: email === null ? desk.call : desk.reply },
      ...answerButton(letter, hotel, locale),
    ],
    messageId: messageId(from, letter.id, letter.recipient),
    headers: { "Content-Language": locale, "Auto-Submitted": "auto-generated" },
  };
}

/** Repeats no free text of the guest: otherwise anyone could send arbitrary text to somebody else's address. */
function receiptMail(letter: EnquiryLetter, { hotel, from, siteUrl }: Sender): Draft {
  const { locale } = letter;
  const { receipt } = enquiryMailMessages(hotel, locale);
  const { home } = newsletterMessages(hotel, locale);
  const subject = fillMessage(receipt.subject, { hotel: hotel.name });
  return {
    locale,
    from: { name: hotel.name, address: from },
    to: { name: "", address: letter.email ?? "" },
    replyTo: { name: hotel.name, address: enquiryDesk(hotel, letter.kind) },
    subject,
    preheader: receipt.text,
    heading: subject,
    parts: [
      { kind: "text", text: receipt.greeting },
      { kind: "text", text: receipt.text },
      { kind: "facts", intro: receipt.about, facts: stay(letter, hotel, locale) },
      {
        kind: "button",
        label: fillMessage(home, { hotel: hotel.name }),
        url: homeUrl(siteUrl, locale),
        plain: false,
      },
      { kind: "text", text: receipt.stranger },
      sender(hotel, locale),
    ],
    messageId: messageId(from, letter.id, letter.recipient),
    headers: { "Content-Language": locale, "Auto-Submitted": "auto-replied" },
  };
}

/** The subject, dates and number of guests of the enquiry. */
function stay(
  { kind, from_date, to_date, adults, children }: EnquiryLetter,
  hotel: HotelFile,
  locale: Locale,
): Fact[] {
  const labels = enquiryMessages(hotel, locale);
  const date = (day: string | null) => day && readableDate(Date.parse(day), locale);
  return [
    { label: labels.kind, value: labels.kinds[kind] },
    { label: labels.from, value: date(from_date) },
    { label: labels.to, value: date(to_date) },
    { label: labels.adults, value: adults },
    { label: labels.children, value: children },
  ];
}
