/**
 * The reservation site's URL in a language: (`https://book.example/?a=1`, de) →
 * `https://book.example/?a=1&lang=de`.
 */
export function reservationHref(url: string, language: string): string {
  const href = new URL(url);
  href.searchParams.set("lang", language);
  return href.href;
}

/** Adds the visitor's choices to a reservation URL, as far as the site has parameters for them. */
export function withChosen(
  url: string,
  chosen?: { name: string | null | undefined; id: number | string },
): string {
  const href = new URL(url);
  if (chosen?.name) href.searchParams.set(chosen.name, String(chosen.id));
  return href.href;
}

/** True for a URL on the reservation site's origin; both are absolute, as external links are. */
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
