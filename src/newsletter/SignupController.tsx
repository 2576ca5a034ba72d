import { useFormik } from "formik";
import { type RefObject, useEffect, useRef, useState } from "react";
import { parseSignupBody, type Signup } from "../../shared/signup";
import { SITE } from "../../shared/site";
import { type FormValues, markUnsent, readFormValues } from "./form-values";
import { sendSignup } from "./send-signup";

/** Message keys of the namespace `common` by field, while the field is invalid. */
interface SignupErrors {
  email?: string;
  terms?: string;
}

export interface SignupView {
  errors: SignupErrors;
  sending: boolean;
  /** True for five seconds after a signup. */
  sent: boolean;
}

export interface SignupControllerProps {
  formRef: RefObject<HTMLFormElement>;
  signup: Pick<Signup, "propertyId" | "locale" | "consent">;
  /** Number of times the button has been pressed. */
  attempts: number;
  onChange: (view: SignupView) => void;
}

const ADDRESS_WRONG = "components.errorMail";
const TERMS_WRONG = "components.conditionError";

const EMPTY: FormValues = { email: "", terms: false };

/**
 * Validates and sends the form's fields; renders nothing. The fields stay in the page unchanged, so a visitor who
 * is typing doesn't notice it loading.
 */
export function SignupController({ formRef, signup, attempts, onChange }: SignupControllerProps) {
  const [sent, setSent] = useState(false);
  const handled = useRef(0);
  const busy = useRef(false);

  // The fields hold the values: a copy in Formik's state would be one render late for a press that follows at once.
  const { errors, touched, isSubmitting, submitForm, validateForm } = useFormik<FormValues>({
    initialValues: EMPTY,
    validate: () => errorsIn(formRef.current),
    validateOnBlur: false,
    onSubmit: async (_values, { resetForm }) => {
      const form = formRef.current;
      if (!form) return;
      try {
        await sendSignup({ ...readFormValues(form), ...signup });
      } catch (error) {
        console.error("The newsletter signup failed; the form keeps what was typed.", error);
        if (!navigator.onLine) document.documentElement.dataset.navigation = "offline";
        return;
      }
      if (__HAS_TAGS__) form.dispatchEvent(new Event("signup", { bubbles: true }));
      form.reset();
      markUnsent(form);
      resetForm();
      setSent(true);
    },
  });

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const follow = () => void validateForm();
    form.addEventListener("input", follow);
    return () => form.removeEventListener("input", follow);
  }, [formRef, validateForm]);

  useEffect(() => {
    const form = formRef.current;
    if (!form || attempts === handled.current) return;
    handled.current = attempts;
    // One signup at a time, however often the button is pressed.
    if (busy.current) return;
    busy.current = true;
    focusFirstWrong(form, errorsIn(form));
    void submitForm().finally(() => {
      busy.current = false;
    });
  }, [formRef, attempts, submitForm]);

  const email = touched.email ? errors.email : undefined;
  const terms = touched.terms ? errors.terms : undefined;
  const sending = isSubmitting && !email && !terms;
  useEffect(() => {
    onChange({ errors: { email, terms }, sending, sent });
  }, [email, terms, sending, sent, onChange]);

  useEffect(() => {
    if (!sent) return;
    // Reserved lines: the thanks are as high before they are written.
    formRef.current?.querySelector("[role=status]")?.scrollIntoView({ block: "nearest" });
    const timer = setTimeout(() => setSent(false), SITE.newsletterSuccessDuration);
    return () => clearTimeout(timer);
  }, [formRef, sent]);

  return null;
}

function errorsIn(form: HTMLFormElement | null): SignupErrors {
  if (!form) return {};
  const parsed = parseSignupBody(readFormValues(form));
  const wrong = "faults" in parsed ? parsed.faults.map(({ field }) => field) : [];
  return {
    ...(wrong.includes("email") && { email: ADDRESS_WRONG }),
    ...(wrong.includes("terms") && { terms: TERMS_WRONG }),
  };
}

function focusFirstWrong(form: HTMLFormElement, errors: SignupErrors): void {
  const name = errors.email ? "email" : errors.terms ? "terms" : null;
  if (name) form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
}
