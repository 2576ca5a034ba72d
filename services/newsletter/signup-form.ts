import { object, string } from "yup";
import { DEFAULT_LOCALE, isLocale, type Locale } from "../../src/config/locales";

/** A signup as the form's fields tell it; nobody has checked its body yet. */
export interface SignupForm {
  body: unknown;
  /** Language of the page it came from. */
  locale: Locale;
  /** True where the field holds something that people never meet. */
  isFilledByProgram: boolean;
}

const fieldsSchema = object({
  email: string(),
  terms: string(),
  propertyId: string(),
  locale: string(),
  website: string(),
});

/** Reads the fields of `email=ada%40example.com&terms=true&propertyId=1&locale=de&website=`. */
export function readSignupForm(form: unknown): SignupForm {
  const { terms, website, ...fields } = fieldsSchema.isValidSync(form) ? fieldsSchema.cast(form) : {};
  return {
    body: { ...fields, terms: terms === "true" },
    locale: isLocale(fields.locale) ? fields.locale : DEFAULT_LOCALE,
    isFilledByProgram: Boolean(website),
  };
}
