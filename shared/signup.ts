import { boolean, type InferType, object, string, ValidationError } from "yup";
import { LONGEST_CONSENT_VERSION } from "./consent-versions";
import { type Locale, LOCALES } from "./locales";
import { isMailAddress, LONGEST_ADDRESS } from "./mail-address";
import { parse } from "./parse";
import { isStorable } from "./text-fault";

const NO_OBJECT = "The body must be a JSON object";

/** Body of POST /v1/web/subscribe-newsletter; form and server share these rules. */
const signupSchema = object({
  email: string()
    .strict(true)
    .typeError("email must be a text")
    .required("email is missing")
    .max(LONGEST_ADDRESS, "email is too long")
    .test(
      "address",
      "email must be an address such as name@example.com",
      (value) => value.length > LONGEST_ADDRESS || isMailAddress(value),
    ),
  terms: boolean()
    .strict(true)
    .typeError("terms must be true or false")
    .required("terms is missing")
    .isTrue("terms must be accepted"),
  propertyId: string()
    .strict(true)
    .typeError("propertyId must be a text")
    .matches(/^[\w-]{1,20}$/, "propertyId must be an id such as 1")
    .nullable()
    .optional(),
  locale: string()
    .strict(true)
    .typeError("locale must be a text")
    .oneOf(LOCALES, `locale must be one of ${LOCALES.join(", ")}`)
    .nullable()
    .optional(),
  consent: string()
    .strict(true)
    .typeError("consent must be a text")
    .max(LONGEST_CONSENT_VERSION, "consent is too long")
    .test("characters", "consent must be a version", (value) => !value || isStorable(value))
    .nullable()
    .optional(),
})
  .default(undefined)
  .typeError(NO_OBJECT)
  .required(NO_OBJECT);

type SignupBody = InferType<typeof signupSchema>;

/** A signup as the form sends it and the server stores it. */
export interface Signup {
  email: string;
  terms: boolean;
  propertyId: string;
  locale: Locale;
  /** Version of the consent that the form showed, if the hotel has its own wording. */
  consent: string | null;
}

/** What is wrong with a body, by field; empty if it concerns the whole body. */
export interface SignupFault {
  field: string;
  message: string;
}

/** Parses a body, or returns its faults by field. */
export function parseSignupBody(body: unknown): { body: SignupBody } | { faults: SignupFault[] } {
  try {
    return { body: parse(signupSchema, body, { abortEarly: false }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.length > 0 ? error.inner : [error];
    return { faults: faults.map(({ path = "", message }) => ({ field: path, message })) };
  }
}
