import { type Href, type SiteLinks, toHref } from "../../../content-api/links";
import type { Locale } from "../../../shared/locales";
import { isReservationUrl, reservationHref } from "../../../shared/reservation-url";

export interface LinkContext {
  locale: Locale;
  links: SiteLinks;
  /** Address of the reservation site; undefined to treat no link as a reservation link. */
  reservationUrl?: string | undefined;
  /** Language in which the reservation site opens; default: the page's locale. */
  reservationLanguage?: string | undefined;
}

/**
 * Resolves a link in the content for a page in the given locale; null if its target doesn't exist.
 * `https://book.example/offers` on a German page → `https://book.example/offers?lang=de`.
 */
export function hrefIn(
  { locale, links, reservationUrl, reservationLanguage = locale }: LinkContext,
  given: string,
): Href | null {
  const href = toHref(given, links);
  if (href === null || reservationUrl === undefined || !isReservationUrl(href.url, reservationUrl)) {
    return href;
  }
  return { ...href, url: reservationHref(href.url, reservationLanguage) };
}
