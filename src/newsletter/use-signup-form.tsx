import { type FormEvent, useEffect, useRef, useState } from "react";
import { useCode } from "../locale/use-code";
import { markUnsent } from "./form-values";
import type { SignupControllerProps, SignupView } from "./SignupController";

const IDLE: SignupView = { errors: {}, sending: false, sent: false };

const fetchController = () => import("./SignupController");

/**
 * The form's state. Validation and sending (formik, yup) are loaded when the form is focused, typed into or
 * visible; a press on the button before they load still counts.
 */
export function useSignupForm(signup: SignupControllerProps["signup"]) {
  const form = useRef<HTMLFormElement>(null);
  const [view, setView] = useState(IDLE);
  const [attempts, setAttempts] = useState(0);
  const [code, load] = useCode(fetchController);

  useEffect(() => {
    const { current } = form;
    if (!current) return;
    // Input typed before the script loaded, or restored by the browser.
    markUnsent(current);
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      load();
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [load]);

  return {
    view,
    formProps: {
      ref: form,
      // Shows both messages at once, beside their fields, instead of the browser's one bubble.
      noValidate: true,
      onFocus: load,
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        markUnsent(currentTarget);
        load();
      },
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        setAttempts((count) => count + 1);
        load();
      },
    },
    controller: code && (
      <code.SignupController formRef={form} signup={signup} attempts={attempts} onChange={setView} />
    ),
  };
}
