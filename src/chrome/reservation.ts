import { graphql } from "gatsby";
import { createContext, useContext } from "react";
import { type Locale, LOCALES_WITHOUT_BOOKING } from "../../shared/locales";

export interface Reservation extends Queries.ReservationFragment {
  locale: Locale;
  /** Stands wherever booking is not offered. */
  phone: Queries.PhoneFragment;
}

/** The reservation site with the names that it gives to dates and guests. */
export interface BookingSite extends Reservation {
  parameters: NonNullable<Reservation["parameters"]>;
}

/** What every link to the reservation site needs to know; null outside of a page. */
export const ReservationContext = createContext<Reservation | null>(null);

/** False where "Book now" is hidden. */
export function offersBooking(locale: string): boolean {
  return !LOCALES_WITHOUT_BOOKING.includes(locale);
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
      room
    }
  }
`;
