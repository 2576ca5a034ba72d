import { boolean, string, ValidationError } from "yup";
import { type Subscription, subscriptionSchema } from "../../../plugins/gatsby-source-hotel/src/contract";
import { DEFAULT_LOCALE, LOCALES } from "../../../src/config/locales";

/** Characters of an address: none that could end a header, start a second address or give a name. */
const PART = String.raw`[^\s\p{C}@<>(),;:\\"[\]]+`;
const ADDRESS = new RegExp(`^${PART}@${PART}\\.${PART}$`, "u");

/** The longest address that mail servers take (RFC 5321). */
const LONGEST_ADDRESS = 254;

const NO_OBJECT = "The body must be a JSON object";
const DEFAULT_PROPERTY = "1";

/** The contract's body, with the rules a stored signup has to meet. */
const signupSchema = subscriptionSchema
  .shape({
    email: string()
      .strict(true)
      .typeError("email must be a text")
      .required("email is missing")
      .max(LONGEST_ADDRESS, "email is too long")
      .test("address", "email must be an address such as name@example.com", (email = "") =>
        ADDRESS.test(normaliseAddress(email)),
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
  })
  .typeError(NO_OBJECT)
  .required(NO_OBJECT);

/** What is wrong with a body, by field. */
export interface SignupFault {
  field: string;
  message: string;
}

/** Parses the body of a signup; its address comes back normalised. */
export function parseSignup(body: unknown): { signup: Subscription } | { faults: SignupFault[] } {
  try {
    const { email, terms, propertyId, locale } = signupSchema.validateSync(body, { abortEarly: false });
    return {
      signup: {
        email: normaliseAddress(email),
        terms,
        propertyId: propertyId ?? DEFAULT_PROPERTY,
        locale: locale ?? DEFAULT_LOCALE,
      },
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.length > 0 ? error.inner : [error];
    return { faults: faults.map(({ path = "", message }) => ({ field: path, message })) };
  }
}

/** One spelling for one person: `" Ada@Example.COM "` → `"ada@example.com"`. */
export function normaliseAddress(address: string): string {
  return address.trim().normalize("NFC").toLowerCase();
}
