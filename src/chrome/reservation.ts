import { createContext } from "react";
import { DEFAULT_LOCALE, isLocale, type Locale } from "../config/locales";

/** The reservation site speaks Turkish too, but Turkish guests book by phone. */
const LOCALES_WITHOUT_BOOKING: readonly string[] = ["tr"];

export interface Reservation {
  /** Address of the external reservation site. */
  url: string;
  locale: Locale;
}

/** What every link to the reservation site needs to know; null outside of a page. */
export const ReservationContext = createContext<Reservation | null>(null);

/** False where "Book now" is hidden. */
export function offersBooking(locale: string): boolean {
  return !LOCALES_WITHOUT_BOOKING.includes(locale);
}

/**
 * The reservation site in the visitor's language: (`https://book.example/?a=1`, de) → `https://book.example/?a=1&lang=de`.
 * A language it does not know falls back to English.
 */
export function reservationHref(url: string, locale: string): string {
  const href = new URL(url);
  href.searchParams.set("lang", isLocale(locale) ? locale : DEFAULT_LOCALE);
  return href.href;
}

/** True for an address on the reservation site's origin. */
export function isReservationUrl(url: string, reservation: Reservation): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(reservation.url).origin;
}
