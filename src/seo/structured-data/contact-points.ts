import type { Thing } from "./graph";
import { openingHoursThing } from "./opening-hours";

/** The hotel's phone numbers by purpose; undefined if a page has none. */
export function contactPointThings(points: Queries.SeoPageFragment["contactPoints"]): Thing[] | undefined {
  if (points.length === 0) return undefined;
  return points.map(({ purpose, telephone, hours }) => ({
    "@type": "ContactPoint",
    contactType: purpose,
    telephone,
    hoursAvailable: hours.length > 0 ? hours.map(openingHoursThing) : undefined,
  }));
}
