/** The reservation site in a language of its own: (`https://book.example/?a=1`, de) → `https://book.example/?a=1&lang=de`. */
export function reservationHref(url: string, language: string): string {
  const href = new URL(url);
  href.searchParams.set("lang", language);
  return href.href;
}

/** An address of the reservation site with what a visitor has chosen, where the site has a parameter for it. */
export function withChosen(
  url: string,
  chosen?: { name: string | null | undefined; id: number | string },
): string {
  const href = new URL(url);
  if (chosen?.name) href.searchParams.set(chosen.name, String(chosen.id));
  return href.href;
}

/** True for an address on the reservation site's origin; both absolute, as links that leave the site are. */
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
