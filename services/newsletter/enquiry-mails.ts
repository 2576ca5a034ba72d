import { fillMessage } from "../../languages/fill-message";
import { LOCALE_MESSAGES } from "../../languages/locale-messages";
import { enquiryDesk, type HotelFile } from "../../model/hotel-file";
import { DEFAULT_LOCALE, type Locale } from "../../shared/locales";
import type { EnquiryLetter, EnquiryPost } from "./enquiries";
import { type Mail, messageId, readableDate, signature } from "./mail";
import { enquiryMailMessages, enquiryMessages } from "./own-words";

interface Sender {
  hotel: HotelFile;
  /** Sender's address. */
  from: string;
}

/** Identifies a mail by enquiry id and recipient. */
export function mailNameOf({ id, recipient }: EnquiryLetter): string {
  return `${id}.${recipient}`;
}

/**
 * Builds the mail that is due: to the desk with the full text of one or several enquiries, or a receipt to the
 * guest.
 */
export function enquiryMail(post: EnquiryPost, sender: Sender): Mail {
  const [letter, ...others] = post;
  if (letter.recipient === "guest") return receiptMail(letter, sender);
  return others.length === 0 ? deskMail(letter, sender) : digestMail(post, sender);
}

function digestMail(post: EnquiryPost, { hotel, from }: Sender): Mail {
  const locale = hotel.enquiry?.language ?? DEFAULT_LOCALE;
  const { desk } = enquiryMailMessages(hotel, locale);
  const count = post.length;
  const [{ kind }] = post;
  return {
    from: { name: hotel.name, address: from },
    to: { name: "", address: enquiryDesk(hotel, kind) },
    subject: fillMessage(desk.digest, { count }),
    text: paragraphs([
      fillMessage(desk.digestIntro, { count }),
      ...post.flatMap((letter) => ["* * *", ...enquiryParagraphs(letter, hotel, locale)]),
    ]),
    messageId: messageId(from, ...post.map(({ id }) => id)),
    headers: { "Content-Language": locale, "Auto-Submitted": "auto-generated" },
  };
}

/** Who is asking, about what, and in which words. */
function enquiryParagraphs(letter: EnquiryLetter, hotel: HotelFile, locale: Locale): string[] {
  const { desk } = enquiryMailMessages(hotel, locale);
  const labels = enquiryMessages(hotel, locale);
  const guest = lines([
    [labels.name, letter.name],
    [labels.email, letter.email],
    [labels.phone, letter.phone],
    [desk.language, LOCALE_MESSAGES[letter.locale].name],
    [desk.received, letter.received_at],
  ]);
  return [guest, stay(letter, hotel, locale), letter.message];
}

function deskMail(letter: EnquiryLetter, { hotel, from }: Sender): Mail {
  const locale = hotel.enquiry?.language ?? DEFAULT_LOCALE;
  const { desk } = enquiryMailMessages(hotel, locale);
  const { name, email } = letter;
  const labels = enquiryMessages(hotel, locale);
  return {
    from: { name: hotel.name, address: from },
    to: { name: "", address: enquiryDesk(hotel, letter.kind) },
    ...(email !== null && { replyTo: { name, address: email } }),
    subject: fillMessage(desk.subject, { kind: labels.kinds[letter.kind], name }),
    text: paragraphs([
      desk.intro,
      ...enquiryParagraphs(letter, hotel, locale),
      email === null ? desk.call : desk.reply,
    ]),
    messageId: messageId(from, letter.id, letter.recipient),
    headers: { "Content-Language": locale, "Auto-Submitted": "auto-generated" },
  };
}

/** Repeats no free text of the guest: otherwise anyone could send arbitrary text to somebody else's address. */
function receiptMail(letter: EnquiryLetter, { hotel, from }: Sender): Mail {
  const { locale } = letter;
  const { receipt } = enquiryMailMessages(hotel, locale);
  return {
    from: { name: hotel.name, address: from },
    to: { name: "", address: letter.email ?? "" },
    replyTo: { name: hotel.name, address: enquiryDesk(hotel, letter.kind) },
    subject: fillMessage(receipt.subject, { hotel: hotel.name }),
    text: paragraphs([
      receipt.greeting,
      receipt.text,
      `${receipt.about}\n${stay(letter, hotel, locale)}`,
      receipt.stranger,
      signature(hotel, locale),
    ]),
    messageId: messageId(from, letter.id, letter.recipient),
    headers: { "Content-Language": locale, "Auto-Submitted": "auto-replied" },
  };
}

/** The subject, dates and number of guests of the enquiry. */
function stay(
  { kind, from_date, to_date, adults, children }: EnquiryLetter,
  hotel: HotelFile,
  locale: Locale,
): string {
  const labels = enquiryMessages(hotel, locale);
  const date = (day: string | null) => day && readableDate(Date.parse(day), locale);
  return lines([
    [labels.kind, labels.kinds[kind]],
    [labels.from, date(from_date)],
    [labels.to, date(to_date)],
    [labels.adults, adults],
    [labels.children, children],
  ]);
}

/** `What is it about?`, `Transfer` → `What is it about? Transfer`; empty values are left out. */
function lines(said: readonly (readonly [label: string, value: string | number | null])[]): string {
  return said
    .filter(([, value]) => value !== null)
    .map(([label, value]) => `${label}${/\p{P}$/u.test(label) ? "" : ":"} ${value}`)
    .join("\n");
}

function paragraphs(texts: readonly string[]): string {
  return `${texts.join("\n\n")}\n`;
}
