import { array } from "yup";
import { hourOfDay, shape, text } from "./hotel-fields";

/** The days of a week as opening hours name them, in their order. */
export const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Day = (typeof DAYS)[number];

/** When a place of the hotel is open; what it is called is said beside it, in one language or in all. */
export interface OpenTimes {
  /** Every day where there are none. */
  days?: Day[] | null | undefined;
  /** `19:00`, in the hotel's time; a place that closes at `00:30` does so after midnight. */
  from: string;
  to: string;
  /** First and last day, `2028-05-01`; all year where there is none. */
  season?: { from: string; to: string } | null | undefined;
}

/** A day as `2028-05-01`. */
export const day = () =>
  text().test(
    "day",
    "${path} must be a day such as 2028-05-01",
    (value) => typeof value !== "string" || isDay(value),
  );

/** The fields of `OpenTimes`, checked. */
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

/** Pages on which the hours stand: their paths, or `page:<key>` of the content folder. */
export const shownOn = () =>
  array()
    .of(
      text()
        .matches(/^(\/|page:)/, "${path} must be a path such as /contact, or page:contact")
        .required(),
    )
    .nullable();

/** The day of a moment: `2028-05-01T12:00:00.000Z` → `2028-05-01`. */
export function dayOf(moment: string): string {
  return moment.slice(0, "2028-05-01".length);
}

/** Whether a text is a day that there is: `2028-05-01`. */
export function isDay(value: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00Z`).toJSON()?.slice(0, 10) === value;
}
