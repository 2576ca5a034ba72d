"use client";
import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from "@payloadcms/ui";
import { useEffect } from "react";

/** What was refused is not saved, so its buttons stay: Payload greys them until a field changes, also where the cause lies elsewhere. */
export function RefusedStaysUnsaved() {
  const { isValid, setModified } = useForm();
  const wasSent = useFormSubmitted();
  const isBusy = useFormProcessing();
  const isModified = useFormModified();
  useEffect(() => {
    if (wasSent && isValid === false && !isBusy && !isModified) setModified(true);
  }, [wasSent, isValid, isBusy, isModified, setModified]);
  return null;
}
