import { type ComponentType, type FormEvent, useEffect, useRef, useState } from "react";
import { markUnsent } from "./form-values";
import type { SignupControllerProps, SignupView } from "./SignupController";

const IDLE: SignupView = { errors: {}, sending: false, sent: false };

/**
 * The form's state. Validation and sending (formik, yup) are loaded when the form is focused, typed into or
 * visible; a press on the button before they load still counts.
 */
export function useSignupForm(signup: SignupControllerProps["signup"]) {
  const form = useRef<HTMLFormElement>(null);
  const [view, setView] = useState(IDLE);
  const [attempts, setAttempts] = useState(0);
  const [Controller, setController] = useState<ComponentType<SignupControllerProps> | null>(null);

  const load = async () => {
    try {
      const { SignupController } = await import("./SignupController");
      setController(() => SignupController);
    } catch (error) {
      console.error("The newsletter form could not be loaded; the next press tries again.", error);
    }
  };

  useEffect(() => {
    const { current } = form;
    if (!current) return;
    // Input typed before the script loaded, or restored by the browser.
    markUnsent(current);
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void load();
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return {
    view,
    formProps: {
      ref: form,
      // Shows both messages at once, beside their fields, instead of the browser's one bubble.
      noValidate: true,
      onFocus: load,
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        markUnsent(currentTarget);
        void load();
      },
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        setAttempts((count) => count + 1);
        void load();
      },
    },
    controller: Controller && (
      <Controller formRef={form} signup={signup} attempts={attempts} onChange={setView} />
    ),
  };
}
