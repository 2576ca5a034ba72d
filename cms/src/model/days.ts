import type { DateField } from "payload";
import { date as validateDate } from "payload/shared";
import { isDay } from "../../../shared/date-format";
import { dayOf } from "../../../shared/opening-hours";
import { checksFor, type FieldTexts, helpOf, labelOf } from "../texts";

/** A date without time, stored as noon UTC like the date picker does. */
export function dayField(
  name: string,
  texts: FieldTexts,
  validate: NonNullable<DateField["validate"]> = () => true,
): DateField {
  return {
    name,
    label: labelOf(texts),
    type: "date",
    admin: { description: helpOf(texts), date: { pickerAppearance: "dayOnly" } },
    validate: (value, options) => {
      const checked = validateDate(value, options);
      if (checked !== true) return checked;
      const day = value ? dayOf(new Date(value).toJSON()) : undefined;
      if (day !== undefined && !isDay(day)) return checksFor(options.req).hotel.day;
      return validate(value, options);
    },
  };
}
