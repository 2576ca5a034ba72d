"use client";
import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import { formKey, onAnswer } from "./open-forms";

/** A rejection, tied to the rejected value. */
interface Refusal {
  value: unknown;
  message: string;
}

/**
 * Keeps the save buttons enabled after a rejection: Payload disables them until a field changes, even if the cause
 * lies elsewhere. Also keeps the errors until their field changes: a pending response or an autosave would remove
 * them, even before they are rendered.
 */
export function RefusedStaysUnsaved() {
  const { action } = useDocumentInfo();
  const { getFields, isValid, setModified, setSubmitted } = useForm();
  // These lag one render behind the form: they trigger the effects, which read the current state from the form.
  const [fields, dispatchFields] = useAllFormFields();
  const wasSent = useFormSubmitted();
  const isBusy = useFormProcessing();
  const isModified = useFormModified();
  const refusals = useRef(new Map<string, Refusal>());

  useEffect(() => {
    if (action === undefined) return;
    return onAnswer(formKey(action), (errors) => {
      const now = getFields();
      refusals.current.clear();
      for (const { path, message } of errors) {
        if (!(path in now)) continue;
        refusals.current.set(path, { value: now[path]?.value, message });
        // Fields without a client-side check have to be validated by the server again.
        if (now[path]?.validate === undefined) dispatchFields({ type: "UPDATE", path, validate: () => true });
      }
    });
  }, [action, getFields, dispatchFields]);

  useEffect(() => {
    if (isBusy) return;
    const now = getFields();
    const known = [...refusals.current].filter(([path]) => path in now);
    const standing = known.filter(([path, { value }]) => isSame(now[path]?.value, value));
    const wiped = standing.filter(([path]) => now[path]?.valid !== false);
    if (wiped.length > 0)
      dispatchFields({
        type: "ADD_SERVER_ERRORS",
        errors: wiped.map(([path, { message }]) => ({ path, message })),
      });
    for (const [path, { value, message }] of known) {
      const field = now[path];
      if (field?.valid === false && field.errorMessage === message && !isSame(field.value, value))
        dispatchFields({ type: "UPDATE", path, valid: true, errorMessage: undefined });
    }
    if (standing.length > 0 && !wasSent) setSubmitted(true);
  }, [fields, isBusy, wasSent, getFields, dispatchFields, setSubmitted]);

  useEffect(() => {
    if (wasSent && isValid === false && !isBusy && !isModified) setModified(true);
  }, [wasSent, isValid, isBusy, isModified, setModified]);
  return null;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one instanceof File || other instanceof File) return one === other;
  return JSON.stringify(one) === JSON.stringify(other);
}
