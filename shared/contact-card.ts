import type { Locale } from "./locales";
import { prefixPath } from "./paths";

/** Content of a contact card; phone numbers are E.164. */
interface ContactCard {
  name: string;
  tel: string;
  email: string;
  address: string;
  postalAddress: {
    street: string;
    postalCode: string;
    locality: string;
    region: string;
    country: string;
  } | null;
  latitude: number | null;
  longitude: number | null;
  /** Address of the home page in the card's language. */
  url: string;
}

/** Path of a language's contact card: `/tr/contact.vcf`. */
export function contactCardPath(locale: Locale): string {
  return prefixPath(locale, "/contact.vcf");
}

/** Builds a vCard 3.0, which every address book reads; its lines end with CRLF. */
export function contactCard(card: ContactCard): string {
  const { name, tel, email, address, postalAddress, latitude, longitude, url } = card;
  const parts = postalAddress
    ? [
        "",
        "",
        postalAddress.street,
        postalAddress.locality,
        postalAddress.region,
        postalAddress.postalCode,
        postalAddress.country,
      ]
    : ["", "", address, "", "", "", ""];
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${escapeText(name)};;;;`,
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    `TEL;TYPE=WORK,VOICE:${tel}`,
    `EMAIL;TYPE=INTERNET:${escapeText(email)}`,
    `ADR;TYPE=WORK:${parts.map(escapeText).join(";")}`,
    ...(latitude !== null && longitude !== null ? [`GEO:${latitude};${longitude}`] : []),
    `URL:${url}`,
    "END:VCARD",
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}

/** `Koy, 1; A` → `Koy\\, 1\\; A` */
function escapeText(text: string): string {
  return text.replace(/[\\,;]/g, "\\$&").replace(/\r?\n/g, "\\n");
}
