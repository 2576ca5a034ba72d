import { number, object, string, ValidationError } from "yup";
import { LOCALES } from "../shared/locales";
import { parse, type Parser, tryParse } from "../shared/parse";
import { CallError } from "./faults";

const positiveInteger = (name: string) =>
  number()
    .typeError(`${name} must be a positive whole number`)
    .integer(`${name} must be a positive whole number`)
    .positive(`${name} must be a positive whole number`)
    .required(`${name} is missing`);

const localeField = {
  lang: string()
    .oneOf(LOCALES, `lang must be one of ${LOCALES.join(", ")}`)
    .required(`lang is missing; it must be one of ${LOCALES.join(", ")}`),
};
const propertyField = { "property-id": positiveInteger("property-id") };

export const languageQuery = object(localeField);
export const propertyQuery = object({ ...localeField, ...propertyField });
export const onlyPropertyQuery = object(propertyField);
export const pageQuery = object({
  ...localeField,
  ...propertyField,
  url: string().required("url is missing").matches(/^\//, "url must be a path that starts with /"),
});
const gluedQuery = object({ lang: string() });
export const idParameter = object({ id: positiveInteger("id") });
export const keyParameter = object({ key: string().required("id or slug is missing") });

/** Parses a part of a request; throws a CallError (400) that names every invalid field. */
export function parseRequest<Parsed>(schema: Parser<Parsed>, raw: unknown): Parsed {
  try {
    return parse(schema, raw, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new CallError(400, error.errors.join("; "));
  }
}

/**
 * Query of a room call. The specification writes it without the `&`: `?lang=trproperty-id=2` arrives as `{ lang:
 * "trproperty-id=2" }` and is read as `{ lang: "tr", "property-id": "2" }`.
 */
export function withSeparatedProperty(query: unknown): unknown {
  const lang = tryParse(gluedQuery, query)?.lang;
  const [, locale, property] = /^(.*)property-id=(.*)$/.exec(lang ?? "") ?? [];
  return locale === undefined ? query : { lang: locale, "property-id": property };
}
