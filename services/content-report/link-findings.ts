import { DEFAULT_LOCALE, type Locale } from "../../shared/locales";
import { isReservationUrl } from "../../shared/reservation-url";
import type { Finding } from "./report";
import type { Subject } from "./subjects";

/** The reservation site, and the languages whose guests book by phone. */
interface Booking {
  url: string;
  byPhone: readonly Locale[];
}

/** Finds links to the reservation site on pages whose guests book by phone. */
export function bookingLinkFindings(subjects: readonly Subject[], { url, byPhone }: Booking): Finding[] {
  return subjects
    .filter(({ locale }) => byPhone.includes(locale))
    .flatMap(({ locale, path, links }) =>
      links
        .filter((link) => isReservationUrl(link.url, url))
        .map((link): Finding => ({
          kind: "booking-link",
          locale,
          page: path,
          detail: `${link.field}: ${link.url}`,
        })),
    );
}

/**
 * Finds slides and contents without the link that they have in the default language, apart from those to the
 * reservation site where guests book by phone.
 */
export function missingLinkFindings(families: readonly Subject[][], booking: Booking | undefined): Finding[] {
  const isHidden = (locale: Locale, url: string) =>
    booking !== undefined && booking.byPhone.includes(locale) && isReservationUrl(url, booking.url);
  return families.flatMap((family) => {
    const original = family.find(({ locale }) => locale === DEFAULT_LOCALE);
    return family.flatMap(({ locale, path, emptyLinks }) =>
      (original?.links ?? [])
        .filter(({ field, url }) => emptyLinks.includes(field) && !isHidden(locale, url))
        .map(({ field, url }): Finding => ({
          kind: "missing-link",
          locale,
          page: path,
          detail: `${field}: ${url}`,
        })),
    );
  });
}
