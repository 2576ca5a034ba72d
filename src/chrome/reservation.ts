import { graphql } from "gatsby";
import { createContext, useContext } from "react";
import type { Locale } from "../../shared/locales";

declare global {
  /** Languages in which guests book by phone. Put in by the build. */
  const __BOOK_BY_PHONE__: readonly string[];
}

export interface Reservation extends Queries.ReservationFragment {
  locale: Locale;
  /** Stands wherever booking is not offered. */
  phone: Queries.PhoneFragment;
}

/** The reservation site with the names that it gives to dates and guests. */
export interface BookingSite extends Reservation {
  parameters: NonNullable<Reservation["parameters"]>;
}

type Capacity = { readonly adults: number; readonly children: number | null } | null;

/** What a room takes, in words, too, and the rooms that take more. */
export interface BookingLimits {
  capacity: Capacity;
  guests: string | null;
  /** The most that its fields take; undefined where the room does not say. */
  most: { adults: number | undefined; children: number | undefined };
  roomier: readonly { readonly name: string; readonly url: string; readonly capacity: Capacity }[];
}

/** What every link to the reservation site needs to know; null outside of a page. */
export const ReservationContext = createContext<Reservation | null>(null);

/** False where "Book now" is hidden. */
export function offersBooking(locale: string): boolean {
  return !__BOOK_BY_PHONE__.includes(locale);
}

/** The reservation site where it takes dates and guests, else null: the plain link stands alone. */
export function useBookingSite(): BookingSite | null {
  const reservation = useContext(ReservationContext);
  if (!reservation?.parameters || !offersBooking(reservation.locale)) return null;
  return { ...reservation, parameters: reservation.parameters };
}

export const query = graphql`
  fragment Reservation on HotelReservation {
    url
    dateFormat
    parameters {
      arrival
      departure
      adults
      children
      childAges
      room
      offer
    }
  }
`;
