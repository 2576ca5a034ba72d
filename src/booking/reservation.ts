import { graphql } from "gatsby";
import { createContext, useContext } from "react";
import type { Locale } from "../../shared/locales";

declare global {
  /** Languages in which guests book by phone. Inlined by the build. */
  const __BOOK_BY_PHONE__: readonly string[];
}

interface Reservation extends Queries.ReservationFragment {
  locale: Locale;
  /** The hotel's, by which its days begin; null: unknown. */
  timeZone: string | null;
  /** Shown wherever booking is not offered. */
  phone: Queries.PhoneFragment;
  /** Id of the page's room in the content API; undefined on other pages. */
  room?: number;
}

/** The reservation site with its query parameter names for dates and guests. */
export interface BookingSite extends Reservation {
  parameters: NonNullable<Reservation["parameters"]>;
}

type Capacity = { readonly adults: number; readonly children: number | null } | null;

/** A room's capacity and its wording, and the rooms with more capacity. */
export interface BookingLimits {
  capacity: Capacity;
  guests: string | null;
  /** The maximum of each field; undefined if the room doesn't specify it. */
  most: { adults: number | undefined; children: number | undefined };
  roomier: readonly { readonly name: string; readonly url: string; readonly capacity: Capacity }[];
}

/** What every link to the reservation site needs; null outside a page. */
export const ReservationContext = createContext<Reservation | null>(null);

/** False if "Book now" is hidden. */
export function offersBooking(locale: string): boolean {
  return !__BOOK_BY_PHONE__.includes(locale);
}

/** The reservation site if it takes dates and guests, else null: only the plain link is shown. */
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
