import { type Href, type SiteLinks, toHref } from "../../../content-api/links";
import type { Locale } from "../../../shared/locales";
import { isReservationUrl, reservationHref } from "../../../shared/reservation-url";

export interface LinkContext {
  locale: Locale;
  links: SiteLinks;
  /** Address of the reservation site; undefined where no link of the content is one to it. */
  reservationUrl?: string | undefined;
  /** The language in which that is opened; default: the page's. */
  reservationLanguage?: string | undefined;
}

/**
 * A link of the content as a page in the language carries it; null where it leads nowhere.
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
