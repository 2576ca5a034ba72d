import type { HotelFile } from "../../model/hotel-file";
import type { Locale } from "../../shared/locales";

/** A labelled detail; `url` is where its value leads, such as `mailto:`. */
export interface Fact {
  label: string;
  value: string | number | null;
  url?: string;
}

/** A part of a mail, which its plain text and its page each show in their way. */
export type MailPart =
  | { kind: "text"; text: string }
  /** `plain`: whether the plain text has its address. */
  | { kind: "button"; label: string; url: string; plain: boolean }
  | { kind: "link"; text: string; label: string; url: string }
  | { kind: "facts"; intro?: string; facts: readonly Fact[] }
  /** A guest's own words. */
  | { kind: "words"; text: string }
  | { kind: "rule" }
  | { kind: "sender"; legalName: string; address: string; email: string };

/** The sender's details at the end of a mail. */
export function sender({ legalName, address, email }: HotelFile, locale: Locale): MailPart {
  return { kind: "sender", legalName, address: address[locale], email };
}

/** The plain text of a mail. */
export function plainText(parts: readonly MailPart[]): string {
  return `${parts.flatMap(plainPart).join("\n\n")}\n`;
}

function plainPart(part: MailPart): string | [] {
  switch (part.kind) {
    case "text":
    case "words":
      return part.text;
    case "button":
      return part.plain ? part.url : [];
    case "link":
      return `${part.text}\n${part.url}`;
    case "facts":
      return [...(part.intro ? [part.intro] : []), ...part.facts.flatMap(plainFact)].join("\n");
    case "rule":
      return "* * *";
    case "sender":
      return `-- \n${part.legalName}\n${part.address}\n${part.email}`;
  }
}

/** `What is it about?`, `Transfer` → `What is it about? Transfer`; empty values are left out. */
function plainFact({ label, value }: Fact): string | [] {
  return value === null ? [] : `${labelOf(label)} ${value}`;
}

function labelOf(label: string): string {
  return /\p{P}$/u.test(label) ? label : `${label}:`;
}
