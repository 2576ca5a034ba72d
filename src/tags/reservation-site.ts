import { useEffect } from "react";
import { isReservationUrl } from "../../shared/reservation-url";

let site: string | undefined;

/** Whether an address is on the reservation site of the page that is shown. */
export function leadsToReservation(url: string): boolean {
  return site !== undefined && isReservationUrl(url, site);
}

interface Hotel {
  reservation: { url: string };
}

function useRemembered({ reservation: { url } }: Hotel): void {
  useEffect(() => {
    site = url;
  }, [url]);
}

/** Remembers where a page's hotel takes reservations; nothing where no service is told of a press on "Book". */
export const useReservationSite: (hotel: Hotel) => void = __HAS_TAGS__ ? useRemembered : () => {};
