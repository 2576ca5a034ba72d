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

/** A number that the site reads by this schema, which is stricter than its bounds where it must be a whole one. */
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

/** The number that the content API gives to a row; nobody sees it. */
export function rowNumber(schema: NumberSchema): NumberField {
  return {
    name: "number",
    type: "number",
    hasMany: false,
    admin: { hidden: true },
    validate: numberCheck(schema),
  };
}

/** What the site reads by this schema. */
export function numberCheck(schema: NumberSchema): NumberFieldSingleValidation {
  return (value, options) => {
    const { none, whole } = checksFor(options.req).number;
    // What Payload makes of a word, and takes for no value.
    if (Number.isNaN(value)) return none;
    const checked = validateNumber(value, options);
    if (checked !== true || value === null || value === undefined || isImport(options.req)) return checked;
    return schema.isValidSync(value) || whole;
  };
}
