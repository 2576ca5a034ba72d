import { findDates } from "./find-dates";
import type { Finding } from "./report";
import type { Subject } from "./subjects";

/** Finds offers whose last day is over; `today` is `YYYY-MM-DD`. An offer without a year has no last day. */
export function offerFindings(subjects: readonly Subject[], today: string): Finding[] {
  return subjects.flatMap(({ locale, path, offers }) =>
    offers.flatMap(({ field, text }): Finding[] => {
      const last = findDates(text).at(-1);
      return last === undefined || last >= today
        ? []
        : [{ kind: "expired-offer", locale, page: path, detail: `${field}: ${last}` }];
    }),
  );
}
