import type { NumberField, NumberFieldSingleValidation } from "payload";
import { number as validateNumber } from "payload/shared";
import type { NumberSchema } from "yup";
import { checksFor, type FieldTexts, helpOf, labelOf } from "../texts";
import { isImport } from "./checks";

interface Options {
  min?: number;
  max?: number;
  required?: boolean;
}

/** A number field validated by the site's schema, which is stricter than its bounds if it must be an integer. */
export function figure(
  name: string,
  texts: FieldTexts,
  schema: NumberSchema,
  { min, max, required }: Options = {},
): NumberField {
  return {
    name,
    label: labelOf(texts),
    type: "number",
    hasMany: false,
    min,
    max,
    required,
    admin: { description: helpOf(texts) },
    validate: numberCheck(schema),
  };
}

/** A row's number in the content API; hidden. */
export function rowNumber(schema: NumberSchema): NumberField {
  return {
    name: "number",
    type: "number",
    hasMany: false,
    admin: { hidden: true },
    validate: numberCheck(schema),
  };
}

/** Validates a number by the site's schema. */
export function numberCheck(schema: NumberSchema): NumberFieldSingleValidation {
  return (value, options) => {
    const { none, whole } = checksFor(options.req).number;
    // Payload converts a non-numeric input to NaN and treats it as empty.
    if (Number.isNaN(value)) return none;
    const checked = validateNumber(value, options);
    if (checked !== true || value === null || value === undefined || isImport(options.req)) return checked;
    return schema.isValidSync(value) || whole;
  };
}
