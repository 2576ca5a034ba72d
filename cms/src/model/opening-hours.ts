import type { ArrayField, DateField } from "payload";
import { DAYS, type Day } from "../../../shared/opening-hours";
import { fieldsOf } from "../../../shared/record";
import { checksFor, type FieldTexts, helpOf, labelOf, type Texts } from "../texts";
import { perAdminLocale } from "../../../shared/admin-locales";
import type { Checked } from "./checks";
import { dayField } from "./days";
import { hourFault, pagesField, plain, rows, words } from "./fields";

/** Opening hours of the hotel's places, and the pages that show them. */
export function openingHours(): ArrayField {
  const days: FieldTexts = ({ hotel }) => hotel.days;
  return rows("openingHours", ({ hotel }) => hotel.openingHours, [
    words("name", ({ hotel }) => hotel.place, { required: true, max: 80 }),
    {
      type: "row",
      fields: [
        plain("from", ({ hotel }) => hotel.opens, { required: true, faultOf: hourFault }),
        plain("to", ({ hotel }) => hotel.closes, { required: true, faultOf: hourFault }),
      ],
    },
    {
      name: "days",
      label: labelOf(days),
      type: "select",
      hasMany: true,
      options: DAYS.map((value) => ({ value, label: dayNames(value) })),
      admin: { description: helpOf(days) },
    },
    { type: "row", fields: [seasonDay("seasonFrom"), seasonDay("seasonTo")] },
    pagesField("pages", ({ hotel }) => hotel.shownOn),
  ]);
}

/** Requires both days or none, in order; errors appear at the last day. */
function seasonDay(name: "seasonFrom" | "seasonTo"): DateField {
  const texts: FieldTexts = ({ hotel }) => hotel[name];
  return dayField(name, texts, (_value: unknown, { req, siblingData }: Checked) => {
    const { seasonFrom, seasonTo } = fieldsOf(siblingData);
    const { hotel: say } = checksFor(req);
    if (name === "seasonFrom" || (!seasonFrom && !seasonTo)) return true;
    if (!seasonFrom || !seasonTo) return say.halfSeason;
    return timeOf(seasonFrom) <= timeOf(seasonTo) || say.seasonEnds;
  });
}

function timeOf(day: unknown): number {
  return new Date(String(day)).getTime();
}

/** `{ en: "Monday", tr: "Pazartesi", … }` */
function dayNames(day: Day): Texts {
  // A week starting on Monday.
  const date = Date.UTC(2024, 0, 1 + DAYS.indexOf(day));
  return perAdminLocale((locale) =>
    new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(date),
  );
}
