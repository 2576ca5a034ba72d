import { boolean, type InferType, number, object, string, ValidationError } from "yup";
import { LONGEST_CONSENT_VERSION } from "./consent-versions";
import { isDay } from "./date-format";
import { LOCALES } from "./locales";
import { isMailAddress, LONGEST_ADDRESS } from "./mail-address";
import { parse } from "./parse";
import { isPhone } from "./phone-number";
import { fieldsOf } from "./record";
import { isStorable } from "./text-fault";

/** Kinds of enquiry, as the content API names them. */
export const ENQUIRY_KINDS = ["wedding", "meeting", "agency", "accessible", "transfer", "other"] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** Maximum numbers of characters and of persons. */
export const ENQUIRY_LIMITS = {
  name: 120,
  email: LONGEST_ADDRESS,
  phone: 40,
  message: 4_000,
  guests: 999,
} as const;

/** Kinds of faults: keys of `wrong` in languages/<code>/enquiry.json. */
const WRONGS = [
  "kind",
  "name",
  "contact",
  "email",
  "phone",
  "date",
  "order",
  "guests",
  "message",
  "characters",
  "long",
  "terms",
  "consent",
  "request",
] as const;
type EnquiryWrong = (typeof WRONGS)[number];

/** Invalid fields, with the kind of fault. */
export type EnquiryFaults = Record<string, EnquiryWrong>;

const wrong = (name: EnquiryWrong) => name;
const text = (fault: EnquiryWrong) =>
  string()
    .strict(true)
    .typeError(fault)
    .test("characters", wrong("characters"), (value) => !value || isStorable(value));
const line = (fault: EnquiryWrong) => text(fault).matches(/^[^\t\r\n]*$/, fault);
const date = () =>
  text("date")
    .nullable()
    .test("date", wrong("date"), (value) => !value || isDay(value));
const guests = () =>
  number()
    .strict(true)
    .typeError(wrong("guests"))
    .nullable()
    .integer(wrong("guests"))
    .min(0, wrong("guests"))
    .max(ENQUIRY_LIMITS.guests, wrong("guests"));

/** Body of POST /v1/web/enquiry; form and server share these rules. */
const enquirySchema = object({
  kind: text("kind").required(wrong("kind")).oneOf(ENQUIRY_KINDS, wrong("kind")),
  name: line("name")
    .required(wrong("name"))
    .matches(/\S/, wrong("name"))
    .max(ENQUIRY_LIMITS.name, wrong("long")),
  email: text("email")
    .nullable()
    .max(ENQUIRY_LIMITS.email, wrong("long"))
    .test(
      "address",
      wrong("email"),
      (value) => !value || value.length > LONGEST_ADDRESS || isMailAddress(value),
    )
    .test("contact", wrong("contact"), (value, { parent }) => Boolean(value || fieldsOf(parent).phone)),
  phone: line("phone")
    .nullable()
    .max(ENQUIRY_LIMITS.phone, wrong("long"))
    .test("number", wrong("phone"), (value) => !value || isPhone(value)),
  from: date(),
  to: date().test("order", wrong("order"), (value, { parent }) => {
    const { from } = fieldsOf(parent);
    return !value || typeof from !== "string" || value >= from;
  }),
  adults: guests(),
  children: guests(),
  message: text("message")
    .required(wrong("message"))
    .matches(/\S/, wrong("message"))
    .max(ENQUIRY_LIMITS.message, wrong("long")),
  terms: boolean().strict(true).typeError(wrong("terms")).required(wrong("terms")).isTrue(wrong("terms")),
  propertyId: text("request")
    .matches(/^[\w-]{1,20}$/, wrong("request"))
    .nullable(),
  locale: text("request")
    .nullable()
    .oneOf([...LOCALES, null], wrong("request")),
  /** Version of the consent that the form showed, if the hotel has its own wording. */
  consent: text("request").max(LONGEST_CONSENT_VERSION, wrong("request")).nullable(),
})
  .default(undefined)
  .typeError(wrong("request"))
  .required(wrong("request"));

type EnquiryBody = InferType<typeof enquirySchema>;

export function isEnquiryKind(value: unknown): value is EnquiryKind {
  return ENQUIRY_KINDS.some((kind) => kind === value);
}

/** Parses a body, or returns the faults by field; faults of the body as a whole are under `request`. */
export function parseEnquiryBody(body: unknown): { body: EnquiryBody } | { faults: EnquiryFaults } {
  try {
    return { body: parse(enquirySchema, body, { abortEarly: false }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults: EnquiryFaults = {};
    for (const { path, message } of error.inner.length > 0 ? error.inner : [error])
      faults[path || "request"] ??= WRONGS.find((known) => known === message) ?? "request";
    return { faults };
  }
}
