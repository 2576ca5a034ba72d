"use client";
import {
  useAllFormFields,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from "@payloadcms/ui";
import { useEffect, useRef } from "react";

/** A reason belongs to the value that was refused. */
interface Refusal {
  value: unknown;
  message: string;
}

/**
 * What was refused is not saved, so its buttons stay: Payload greys them until a field changes, also where the cause lies elsewhere.
 * The reasons stay, too, until their field is changed: an answer that was on its way, or a draft saved by itself, takes them off.
 */
export function RefusedStaysUnsaved() {
  const { getFields, isValid, setModified, setSubmitted } = useForm();
  // They come a render later than the rest of the form: they say when to look, and the form what there is.
  const [fields, dispatchFields] = useAllFormFields();
  const wasSent = useFormSubmitted();
  const isBusy = useFormProcessing();
  const isModified = useFormModified();
  const wasBusy = useRef(false);
  const refusals = useRef(new Map<string, Refusal>());
  // What the form itself held against a field as it was sent; its own look at the field takes that off again.
  const objections = useRef(new Map<string, string | undefined>());

  useEffect(() => {
    const hasEnded = wasBusy.current && !isBusy;
    const hasBegun = !wasBusy.current && isBusy;
    wasBusy.current = isBusy;
    if (hasBegun) {
      const wrong = Object.entries(getFields()).filter(([, { valid }]) => valid === false);
      const own = wrong.filter(([path]) => !refusals.current.has(path));
      objections.current = new Map(own.map(([path, { errorMessage }]) => [path, errorMessage]));
      refusals.current.clear();
    }
    if (!hasEnded || !wasSent || isValid !== false) return;
    for (const [path, { valid, value, errorMessage: message, validate }] of Object.entries(getFields())) {
      if (valid !== false || message === undefined) continue;
      if (objections.current.get(path) !== message) refusals.current.set(path, { value, message });
      // What no field on the screen checks is for the server to judge again.
      if (validate === undefined) dispatchFields({ type: "UPDATE", path, validate: () => true });
    }
  }, [isBusy, wasSent, isValid, getFields, dispatchFields]);

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
