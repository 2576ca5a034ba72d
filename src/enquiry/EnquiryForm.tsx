import { chakra } from "@chakra-ui/react/styled-system";
import { useFormik } from "formik";
import { type PropsWithChildren, type ReactNode, useEffect, useRef, useState } from "react";
import type { EnquiryMessages } from "../../languages/enquiry-messages";
import { fillMessage } from "../../languages/fill-message";
import { toIsoDate } from "../../shared/date-format";
import { ENQUIRY_LIMITS, ENQUIRY_PARAMETER, isEnquiryKind, parseEnquiryBody } from "../../shared/enquiry";
import { bookingFormRecipe } from "../chrome/booking-form.recipe";
import { newsletterFormRecipe } from "../newsletter/newsletter-form.recipe";
import { ContactButtons } from "../sections/ContactButtons";
import { Stack } from "../sections/Section";
import { buttonRecipe } from "../theme/recipes/button";
import { type SentEnquiry, sendEnquiry } from "./send-enquiry";

interface EnquiryFormProps {
  hotel: Queries.EnquiryFragment;
  words: EnquiryMessages;
  privacyUrl: string | null;
}

/** What a guest has put into the form; a number's field is empty or holds one. */
interface Values {
  kind: string;
  name: string;
  email: string;
  phone: string;
  from: string;
  to: string;
  adults: number | "";
  children: number | "";
  message: string;
  terms: boolean;
  website: string;
}

type Outcome = "sent" | "sentWithReceipt" | "failed";

const EMPTY: Omit<Values, "kind"> = {
  name: "",
  email: "",
  phone: "",
  from: "",
  to: "",
  adults: "",
  children: "",
  message: "",
  terms: false,
  website: "",
};

const Form = chakra("form", newsletterFormRecipe);
const Fields = chakra("div", bookingFormRecipe);
const SubmitButton = chakra("button", buttonRecipe);

/** The form for enquiries. Only what the server has stored is said to be sent; whatever else happens, every word stays. */
export function EnquiryForm({ hotel, words, privacyUrl }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const kinds = hotel.enquiryKinds.filter(isEnquiryKind);
  const [kind] = useState(() => chosenKind(kinds));
  const { values, errors, touched, dirty, submitCount, isSubmitting, handleChange, handleSubmit } =
    useFormik<Values>({
      initialValues: { ...EMPTY, kind },
      validateOnBlur: false,
      validate: (given) => {
        const parsed = parseEnquiryBody(bodyOf(given, hotel));
        if (!("faults" in parsed)) return {};
        const faults = Object.entries(parsed.faults);
        return Object.fromEntries(faults.map(([field, fault]) => [field, words.wrong[fault]]));
      },
      onSubmit: async (given, { resetForm, setErrors }) => {
        try {
          const refused = await sendEnquiry(bodyOf(given, hotel));
          const fields = Object.keys(refused);
          if (fields.some((field) => field in given)) return setErrors(refused);
          if (fields.length > 0) throw new Error(Object.values(refused).join(" "));
        } catch (error) {
          console.error("The enquiry was not sent; the form keeps what was written.", error);
          return setOutcome("failed");
        }
        if (__HAS_TAGS__) form.current?.dispatchEvent(new Event("enquiry", { bubbles: true }));
        resetForm();
        setOutcome(given.email.trim() ? "sentWithReceipt" : "sent");
      },
    });

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [submitCount, isSubmitting]);

  const fault = (name: keyof Values) => (touched[name] ? errors[name] : undefined);
  const messageId = (name: keyof Values) => `enquiry_${name}_message`;
  const attributes = (name: keyof Values) => ({
    name,
    onChange: handleChange,
    "aria-invalid": fault(name) !== undefined,
    "aria-describedby": messageId(name),
  });
  const field = (name: Exclude<keyof Values, "terms">) => ({
    ...attributes(name),
    value: values[name],
    readOnly: isSubmitting,
  });
  const message = (name: keyof Values) => <Message id={messageId(name)}>{fault(name)}</Message>;
  const optional = (label: string) => fillMessage(words.optional, { field: label });
  const today = toIsoDate(new Date());
  const [beforeNotice, notice, afterNotice] = words.consent.split(/<\/?notice>/);

  return (
    <Form
      ref={form}
      noValidate
      aria-labelledby="enquiry_title"
      data-unsent={dirty ? "" : undefined}
      onChange={() => setOutcome(undefined)}
      onSubmit={(event) => {
        event.preventDefault();
        if (isSubmitting) return;
        setOutcome(undefined);
        handleSubmit(event);
      }}
    >
      <Fields>
        <fieldset role="none">
          <Field label={words.kind} message={message("kind")} wide>
            <select {...attributes("kind")} value={values.kind} required>
              <option value="" disabled>
                {words.choose}
              </option>
              {kinds.map((known) => (
                <option key={known} value={known}>
                  {words.kinds[known]}
                </option>
              ))}
            </select>
          </Field>
          <Field label={words.name} message={message("name")} wide>
            <input {...field("name")} autoComplete="name" maxLength={ENQUIRY_LIMITS.name} required />
          </Field>
          <Field label={words.email} message={message("email")} wide>
            <input
              {...field("email")}
              inputMode="email"
              autoCapitalize="none"
              autoComplete="email"
              maxLength={ENQUIRY_LIMITS.email}
            />
          </Field>
          <Field label={words.phone} message={message("phone")} wide>
            <input {...field("phone")} type="tel" autoComplete="tel" maxLength={ENQUIRY_LIMITS.phone} />
          </Field>
          <Field label={optional(words.from)} message={message("from")}>
            <input {...field("from")} type="date" min={today} />
          </Field>
          <Field label={optional(words.to)} message={message("to")}>
            <input {...field("to")} type="date" min={values.from || today} />
          </Field>
          <Field label={optional(words.adults)} message={message("adults")}>
            <input
              {...field("adults")}
              type="number"
              inputMode="numeric"
              min={0}
              max={ENQUIRY_LIMITS.guests}
            />
          </Field>
          <Field label={optional(words.children)} message={message("children")}>
            <input
              {...field("children")}
              type="number"
              inputMode="numeric"
              min={0}
              max={ENQUIRY_LIMITS.guests}
            />
          </Field>
          <Field label={words.message} message={message("message")} wide>
            <textarea
              {...field("message")}
              style={{ resize: "vertical" }}
              rows={5}
              maxLength={ENQUIRY_LIMITS.message}
              required
            />
          </Field>
        </fieldset>
      </Fields>
      <label data-part="terms">
        <input {...attributes("terms")} type="checkbox" checked={values.terms} required />
        <span>
          {beforeNotice}
          {privacyUrl ? (
            <a href={privacyUrl} target="_blank" rel="noopener">
              {notice}
            </a>
          ) : (
            notice
          )}
          {afterNotice}
        </span>
      </label>
      {message("terms")}
      <input name="website" value={values.website} onChange={handleChange} hidden autoComplete="off" />
      <SubmitButton type="submit" aria-busy={isSubmitting}>
        {words.submit}
      </SubmitButton>
      <div role="status" data-part="status">
        {isSubmitting && words.sending}
        {outcome && words[outcome]}
        {outcome === "failed" && (
          <Stack>
            <ContactButtons hotel={hotel} />
          </Stack>
        )}
      </div>
    </Form>
  );
}

interface FieldProps extends PropsWithChildren {
  label: string;
  message: ReactNode;
  /** In a line of its own. */
  wide?: boolean;
}

function Field({ label, message, wide, children }: FieldProps) {
  return (
    <div style={wide ? { gridColumn: "1 / -1" } : undefined}>
      <label>
        <span>{label}</span>
        {children}
      </label>
      {message}
    </div>
  );
}

/** What is wrong with a field, announced when it appears. */
function Message({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} data-part="message" aria-live="polite">
      {children}
    </p>
  );
}

/** The kind that the page's address names, or the only one there is; empty: the guest chooses. */
function chosenKind(kinds: readonly string[]): string {
  const named = new URLSearchParams(window.location.search).get(ENQUIRY_PARAMETER) ?? "";
  return kinds.includes(named) ? named : kinds.length === 1 ? (kinds[0] ?? "") : "";
}

/** What is sent: fields that the guest left empty are left out. */
function bodyOf(values: Values, { newsletterPropertyId, locale }: Queries.EnquiryFragment): SentEnquiry {
  const text = (written: string) => written.trim() || undefined;
  const count = (given: number | "") => (given === "" ? undefined : given);
  return {
    kind: values.kind,
    name: values.name.trim(),
    email: text(values.email),
    phone: text(values.phone),
    from: text(values.from),
    to: text(values.to),
    adults: count(values.adults),
    children: count(values.children),
    message: values.message.trim(),
    terms: values.terms,
    propertyId: newsletterPropertyId,
    locale,
    website: text(values.website),
  };
}
