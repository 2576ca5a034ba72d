import type { Thing } from "./graph";

type OpeningHours = NonNullable<Queries.SeoPageFragment["openingHours"]>[number];

/** Opening hours of a venue or a desk. */
export function openingHoursThing({ days, validFrom, validThrough, ...hours }: OpeningHours): Thing {
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days,
    ...hours,
    validFrom: validFrom ?? undefined,
    validThrough: validThrough ?? undefined,
  };
}
