import { localeOrDefault } from "./locales";

/**
 * The reservation site in the visitor's language: (`https://book.example/?a=1`, de) → `https://book.example/?a=1&lang=de`.
 * A language it does not know falls back to English. `chosen` adds a parameter, where the site has one for a room or an offer.
 */
export function reservationHref(
  url: string,
  locale: string,
  chosen?: { name: string | null | undefined; id: number | string },
): string {
  const href = new URL(url);
  href.searchParams.set("lang", localeOrDefault(locale));
  if (chosen?.name) href.searchParams.set(chosen.name, String(chosen.id));
  return href.href;
}

/** True for an address on the reservation site's origin; both absolute, as links that leave the site are. */
export function isReservationUrl(url: string, reservationUrl: string): boolean {
  return /^https?:/i.test(url) && originOf(url) === originOf(reservationUrl);
}

function originOf(url: string): string | null {
  try {
    return new URL(url).origin;
  } catch {
    return null;
  }
}
