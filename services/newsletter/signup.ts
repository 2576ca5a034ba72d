import { domainToASCII, domainToUnicode } from "node:url";
import { boolean, object, string, ValidationError } from "yup";
import { LONGEST_CONSENT_VERSION } from "../../shared/consent-versions";
import { DEFAULT_LOCALE, type Locale, LOCALES } from "../../shared/locales";
import { parse } from "../../shared/parse";

/** The rule of the form, so that what a visitor may send is taken. */
const ADDRESS = /^\S+@\S+\.\S+$/;
/** What an address may not hold all the same: it could end a mail's header, or name other recipients than one. */
const UNSAFE = /[\p{Cc}\p{Cs}<>(),;:\\"[\]]/u;

/** The longest address that mail servers take (RFC 5321). */
const LONGEST_ADDRESS = 254;

const NO_OBJECT = "The body must be a JSON object";
/** The property of a call that names none. */
export const DEFAULT_PROPERTY = "1";

/** Body of POST /v1/web/subscribe-newsletter. */
const signupSchema = object({
  email: string()
    .strict(true)
    .typeError("email must be a text")
    .required("email is missing")
    .max(LONGEST_ADDRESS, "email is too long")
    .test("address", "email must be an address such as name@example.com", isSafeAddress),
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
    .nullable()
    .optional(),
})
  .default(undefined)
  .typeError(NO_OBJECT)
  .required(NO_OBJECT);

/** A signup that may be stored. */
export interface Signup {
  email: string;
  terms: boolean;
  propertyId: string;
  locale: Locale;
  /** Version of the consent that the form showed, where the hotel words it itself. */
  consent: string | null;
}

/** What is wrong with a body, by field. */
export interface SignupFault {
  field: string;
  message: string;
}

/** Parses the body of a signup; its address comes back normalised. */
export function parseSignup(body: unknown): { signup: Signup } | { faults: SignupFault[] } {
  try {
    const { email, terms, propertyId, locale, consent } = parse(signupSchema, body, { abortEarly: false });
    return {
      signup: {
        email: normaliseAddress(email),
        terms,
        propertyId: propertyId ?? DEFAULT_PROPERTY,
        locale: locale ?? DEFAULT_LOCALE,
        consent: consent || null,
      },
    };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.inner.length > 0 ? error.inner : [error];
    return { faults: faults.map(({ path = "", message }) => ({ field: path, message })) };
  }
}

/** Whether an address is one, and could be written into a mail's header. */
export function isSafeAddress(email = ""): boolean {
  // What is too long is refused as such; matching it could take long.
  if (email.length > LONGEST_ADDRESS) return true;
  const address = normaliseAddress(email);
  return ADDRESS.test(address) && !UNSAFE.test(address);
}

/** One spelling for one mailbox: `" Ada@Example。COM "` → `"ada@example.com"`, `ada@xn--mller-kva.de` → `ada@müller.de`. */
export function normaliseAddress(address: string): string {
  const plain = address.trim().normalize("NFC").toLowerCase();
  const { name, domain } = partsOf(plain);
  // The domain as mail servers look it up; what is none stays as it is.
  const known = domainToUnicode(domainToASCII(domain));
  return known === "" ? plain : `${name}@${known}`;
}

/** The addresses that one mailbox receives by: `ada+a@example.com` → `ada`, `example.com`. */
export function mailboxOf(address: string): { name: string; domain: string } {
  const { name, domain } = partsOf(address);
  return { name: name.replace(/(?<=.)\+.*$/s, ""), domain };
}

function partsOf(address: string): { name: string; domain: string } {
  const at = address.lastIndexOf("@");
  return { name: address.slice(0, Math.max(0, at)), domain: address.slice(at + 1) };
}
