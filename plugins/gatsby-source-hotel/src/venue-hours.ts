import type { OpenTimes } from "../../../shared/opening-hours";

interface ShownHours extends OpenTimes {
  name: string;
  pages?: string[] | null | undefined;
}

/** When restaurants and bars are open: the hours shown on the pages at `parents`, in any language, or below them. */
export function venueHours(openingHours: readonly ShownHours[], parents: readonly string[]) {
  const isVenues = (path: string) =>
    parents.some((parent) => path === parent || path.startsWith(`${parent}/`));
  return openingHours.flatMap(({ name, days, from, to, season, pages }) =>
    pages?.some(isVenues)
      ? [{ name, days: days ?? [], from, to, firstDay: season?.from ?? null, lastDay: season?.to ?? null }]
      : [],
  );
}
