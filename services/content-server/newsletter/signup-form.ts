import { DEFAULT_LOCALE, isLocale, type Locale } from "../../../src/config/locales";

/** A signup as the form's fields tell it; nobody has checked its body yet. */
export interface SignupForm {
  body: unknown;
  /** Language of the page it came from. */
  locale: Locale;
  /** True where the field holds something that people never meet. */
  isFilledByProgram: boolean;
}

/** Reads `email=ada%40example.com&terms=true&propertyId=1&locale=de&website=`. */
export function readSignupForm(fields: URLSearchParams): SignupForm {
  const locale = fields.get("locale");
  return {
    body: {
      email: fields.get("email"),
      terms: fields.get("terms") === "true",
      propertyId: fields.get("propertyId"),
      locale,
    },
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    isFilledByProgram: Boolean(fields.get("website")),
  };
}
