import { object, string } from "yup";
import { type Locale, localeOrDefault } from "../../shared/locales";
import { tryParse } from "../../shared/parse";

/** A signup from form fields; its body is not validated yet. */
interface SignupForm {
  body: unknown;
  /** Locale of the page it came from. */
  locale: Locale;
}

const fieldsSchema = object({
  email: string(),
  terms: string(),
  propertyId: string(),
  locale: string(),
  consent: string(),
});

/** Parses `email=ada%40example.com&terms=true&propertyId=1&locale=de`. */
export function readSignupForm(form: unknown): SignupForm {
  const { terms, ...fields } = tryParse(fieldsSchema, form) ?? {};
  return {
    body: { ...fields, terms: terms === "true" },
    locale: localeOrDefault(fields.locale),
  };
}
