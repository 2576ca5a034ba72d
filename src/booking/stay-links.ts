import { formatDate } from "../../shared/date-format";
import { isReservationUrl } from "../../shared/reservation-url";
import { keptStay } from "./kept-stay";
import type { Stay } from "./stay";
import type { BookingSite } from "./reservation";

/** Events before a link can be activated or copied, by mouse, touch or keyboard. */
const WAYS = ["pointerover", "focusin"] as const;

/**
 * Adds the kept stay to every link to the reservation site, including those in editors' content; returns a function
 * that stops it.
 */
export function carryStay(site: BookingSite): () => void {
  const carry = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link && isReservationUrl(link.href, site.url)) link.href = withStay(link.href, keptStay(), site);
  };
  for (const way of WAYS) document.addEventListener(way, carry);
  return () => {
    for (const way of WAYS) document.removeEventListener(way, carry);
  };
}

/** Replaces the dates and guests in a reservation site URL with those of a stay. */
export function withStay(
  href: string,
  stay: Stay,
  { parameters, dateFormat }: Pick<BookingSite, "parameters" | "dateFormat">,
): string {
  const link = new URL(href);
  const { arrival, departure, party, ages } = stay;
  const date = (isoDate: string) => (isoDate ? [formatDate(isoDate, dateFormat)] : []);
  const said: [string | null, readonly string[]][] = [
    [parameters.arrival, date(arrival)],
    [parameters.departure, date(departure)],
    [parameters.adults, party ? [String(party.adults)] : []],
    [parameters.children, party ? [String(party.children)] : []],
    // Some of the ages would be taken for all of them.
    [parameters.childAges, ages.includes("") ? [] : ages],
  ];
  for (const [name, values] of said) {
    if (!name) continue;
    link.searchParams.delete(name);
    for (const value of values) link.searchParams.append(name, value);
  }
  return link.href;
}
