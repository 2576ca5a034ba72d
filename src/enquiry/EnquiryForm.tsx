import { chakra } from "@chakra-ui/react/styled-system";
import { useFormik } from "formik";
import { useEffect, useMemo, useRef, useState } from "react";
import type { MessagesOf } from "../../languages/messages-of";
import { fillMessage } from "../../languages/fill-message";
import { inOwnWords } from "../../languages/own-messages";
import { toIsoDate } from "../../shared/date-format";
import { ENQUIRY_LIMITS, isEnquiryKind, parseEnquiryBody } from "../../shared/enquiry";
import { fieldGridRecipe } from "../theme/recipes/field-grid";
import { ConsentWords } from "../newsletter/ConsentWords";
import { signupFormRecipe } from "../theme/recipes/signup-form";
import { ContactButtons } from "../sections/parts/ContactButtons";
import { Stack } from "../sections/parts/Section";
import { buttonRecipe } from "../theme/recipes/button";
import { bodyOf, chosenKind, type Enquired, NOTHING_ENQUIRED } from "./enquired";
import { DayInput, EnquiryField, FieldMessage } from "./EnquiryField";
import { sendEnquiry } from "./send-enquiry";
import { useDraft } from "./use-draft";

interface EnquiryFormProps {
  hotel: Queries.EnquiryFragment;
  /** As shipped. */
  words: MessagesOf<"enquiry">;
  privacyUrl: string | null;
}

type Outcome = "sent" | "sentWithReceipt" | "failed";

const Form = chakra("form", signupFormRecipe);
const Fields = chakra("div", fieldGridRecipe);
const SubmitButton = chakra("button", buttonRecipe);

/**
 * The enquiry form. Reports success only once the server has stored the enquiry; in any other case, no input is
 * lost.
 */
export function EnquiryForm({ hotel, words: shipped, privacyUrl }: EnquiryFormProps) {
  const words = useMemo(
    () =>
      inOwnWords(
        "enquiry",
        shipped,
        Object.fromEntries(hotel.enquiryWords.map(({ key, text }) => [key, text])),
      ),
    [shipped, hotel],
  );
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const kinds = hotel.enquiryKinds.filter(isEnquiryKind);
  const [kind] = useState(() => chosenKind(kinds));
  const enquiry = useFormik<Enquired>({
    initialValues: { ...NOTHING_ENQUIRED, kind },
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
  const { values, errors, touched, dirty, submitCount, isSubmitting, handleChange, handleSubmit } = enquiry;
  useDraft(kind, enquiry);

  useEffect(() => {
    if (submitCount > 0 && !isSubmitting)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [submitCount, isSubmitting]);
  useEffect(() => {
    if (outcome) status.current?.scrollIntoView({ block: "nearest" });
  }, [outcome]);

  const fault = (name: keyof Enquired) => (touched[name] ? errors[name] : undefined);
  const messageId = (name: keyof Enquired) => `enquiry_${name}_message`;
  const attributes = (name: keyof Enquired) => ({
    name,
    onChange: handleChange,
    "aria-invalid": fault(name) !== undefined,
    "aria-describedby": messageId(name),
  });
  const field = (name: Exclude<keyof Enquired, "terms">) => ({
    ...attributes(name),
    value: values[name],
    readOnly: isSubmitting,
  });
  const message = (name: keyof Enquired) => <FieldMessage id={messageId(name)}>{fault(name)}</FieldMessage>;
  const optional = (label: string) => fillMessage(words.optional, { field: label });
  const today = toIsoDate(new Date());
  const said = isSubmitting ? words.sending : outcome && words[outcome];

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
          <EnquiryField label={words.kind} message={message("kind")} wide>
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
          </EnquiryField>
          <EnquiryField label={words.name} message={message("name")} wide>
            <input {...field("name")} autoComplete="name" maxLength={ENQUIRY_LIMITS.name} required />
          </EnquiryField>
          <EnquiryField label={words.email} message={message("email")} wide>
            <input
              {...field("email")}
              inputMode="email"
              autoCapitalize="none"
              autoComplete="email"
              maxLength={ENQUIRY_LIMITS.email}
            />
          </EnquiryField>
          <EnquiryField label={words.phone} message={message("phone")} wide>
            <input {...field("phone")} type="tel" autoComplete="tel" maxLength={ENQUIRY_LIMITS.phone} />
          </EnquiryField>
          <EnquiryField label={optional(words.from)} message={message("from")}>
            <DayInput {...field("from")} min={today} />
          </EnquiryField>
          <EnquiryField label={optional(words.to)} message={message("to")}>
            <DayInput {...field("to")} min={values.from || today} />
          </EnquiryField>
          <EnquiryField label={optional(words.adults)} message={message("adults")}>
            <input
              {...field("adults")}
              type="number"
              inputMode="numeric"
              min={0}
              max={ENQUIRY_LIMITS.guests}
            />
          </EnquiryField>
          <EnquiryField label={optional(words.children)} message={message("children")}>
            <input
              {...field("children")}
              type="number"
              inputMode="numeric"
              min={0}
              max={ENQUIRY_LIMITS.guests}
            />
          </EnquiryField>
          <EnquiryField label={words.message} message={message("message")} wide>
            <textarea
              {...field("message")}
              style={{ resize: "vertical" }}
              rows={5}
              maxLength={ENQUIRY_LIMITS.message}
              required
            />
          </EnquiryField>
        </fieldset>
      </Fields>
      <label data-part="terms">
        <input {...attributes("terms")} type="checkbox" checked={values.terms} required />
        <ConsentWords text={words.consent} privacyUrl={privacyUrl} />
      </label>
      {message("terms")}
      <input name="website" value={values.website} onChange={handleChange} hidden autoComplete="off" />
      <SubmitButton type="submit" aria-busy={isSubmitting}>
        {words.submit}
      </SubmitButton>
      <div ref={status} role="status" data-part="status">
        {said && <p data-part={outcome === "failed" ? "message" : undefined}>{said}</p>}
        {outcome === "failed" && (
          <Stack>
            <ContactButtons hotel={hotel} />
          </Stack>
        )}
      </div>
    </Form>
  );
}
