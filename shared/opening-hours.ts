import { array } from "yup";
import { isDay } from "./date-format";
import { hourOfDay, shape, text } from "./hotel-fields";

/** Days of the week as named in opening hours, in order. */
export const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Day = (typeof DAYS)[number];

/** Opening hours of a place; its name is stored alongside, in one language or in all. */
export interface OpenTimes {
  /** Absent: every day. */
  days?: Day[] | null | undefined;
  /** `19:00`, in the hotel's time zone; closing at `00:30` means after midnight. */
  from: string;
  to: string;
  /** First and last day, `2028-05-01`; absent: all year. */
  season?: { from: string; to: string } | null | undefined;
}

/** A date such as `2028-05-01`. */
export const day = () =>
  text().test(
    "day",
    "${path} must be a day such as 2028-05-01",
    (value) => typeof value !== "string" || isDay(value),
  );

/** The fields of `OpenTimes`, validated. */
export const openTimes = () => ({
  days: array().of(text().oneOf(DAYS).required()).nullable(),
  from: hourOfDay().required(),
  to: hourOfDay().required(),
  season: shape({ from: day().required(), to: day().required() })
    .nullable()
    .test(
      "order",
      "${path}.to is before ${path}.from",
      (season) => !season?.from || !season.to || season.from <= season.to,
    ),
});

/** Pages that show the hours: their paths, or `page:<key>` of the content folder. */
export const shownOn = () =>
  array()
    .of(
      text()
        .matches(/^(\/|page:)/, "${path} must be a path such as /contact, or page:contact")
        .required(),
    )
    .nullable();

/** The date of an instant: `2028-05-01T12:00:00.000Z` → `2028-05-01`. */
export function dayOf(moment: string): string {
  return moment.slice(0, "2028-05-01".length);
}
