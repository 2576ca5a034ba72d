import { useEffect } from "react";
import { isReservationUrl } from "../../shared/reservation-url";

let site: string | undefined;

/** True if a URL is on the reservation site of the shown page. */
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

/** Remembers the reservation site of a page's hotel; a no-op if the hotel has configured no services. */
export const useReservationSite: (hotel: Hotel) => void = __HAS_TAGS__ ? useRemembered : () => {};
