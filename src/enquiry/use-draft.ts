import { useEffect, useState } from "react";
import type { Enquired } from "./enquired";

/** What the guest has entered but not sent, and the kind preselected for it; lives as long as the document. */
let draft: { values: Enquired; preselected: string } | undefined;

interface DraftedForm {
  values: Enquired;
  dirty: boolean;
  setValues: (values: Enquired, shouldValidate: boolean) => unknown;
}

/**
 * Keeps the guest's input while they visit other pages or change the language. Consent must be given again, since its
 * wording may differ. `kind`, if the page's URL now names another one, takes precedence over the kept one.
 */
export function useDraft(kind: string, { values, dirty, setValues }: DraftedForm): void {
  const [kept] = useState(() => draft);
  useEffect(() => {
    if (!kept) return;
    const { values: written, preselected } = kept;
    const isNew = kind !== "" && kind !== preselected;
    void setValues({ ...written, kind: isNew ? kind : written.kind, terms: false }, false);
  }, [kept, kind, setValues]);
  useEffect(() => {
    draft = dirty ? { values, preselected: kind } : undefined;
  }, [kind, values, dirty]);
}
