import { type FormEvent, useEffect, useRef, useState } from "react";
import { useCode } from "../locale/use-code";
import { markUnsent } from "./form-values";
import type { SignupControllerProps, SignupView } from "./SignupController";

const IDLE: SignupView = { errors: {}, sending: false, sent: false };

const fetchController = () => import("./SignupController");

/**
 * The form's state. Validation and sending (formik, yup) are loaded when a visitor turns to the form: points at it,
 * touches, focuses or fills it; a press on the button before they load still counts.
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
    if (current.matches("[data-unsent], :focus-within")) load();
  }, [load]);

  return {
    view,
    formProps: {
      ref: form,
      // Shows both messages at once, beside their fields, instead of the browser's one bubble.
      noValidate: true,
      onPointerOver: load,
      onPointerDown: load,
      onFocus: load,
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        markUnsent(currentTarget);
        load();
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const { currentTarget } = event;
        event.preventDefault();
        setAttempts((count) => count + 1);
        load();
        fetchController().catch(() => sendWithoutCode(currentTarget));
      },
    },
    controller: code && (
      <code.SignupController formRef={form} signup={signup} attempts={attempts} onChange={setView} />
    ),
  };
}

/** A newer release has replaced the code, or there is no network. */
function sendWithoutCode(form: HTMLFormElement): void {
  if (navigator.onLine) form.submit();
  else document.documentElement.dataset.navigation = "offline";
}
