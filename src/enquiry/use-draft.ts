import { useEffect, useState } from "react";
import type { Enquired } from "./enquired";

/** What the guest has entered but not sent; lives as long as the document. */
let draft: Enquired | undefined;

interface DraftedForm {
  values: Enquired;
  dirty: boolean;
  setValues: (values: Enquired, shouldValidate: boolean) => unknown;
}

/**
 * Keeps the guest's input while they visit other pages or change the language. Consent must be given again, since its
 * wording may differ. `kind`, if the page's URL names one, takes precedence over the kept one.
 */
export function useDraft(kind: string, { values, dirty, setValues }: DraftedForm): void {
  const [kept] = useState(() => draft);
  useEffect(() => {
    if (kept) void setValues({ ...kept, kind: kind || kept.kind, terms: false }, false);
  }, [kept, kind, setValues]);
  useEffect(() => {
    draft = dirty ? values : undefined;
  }, [values, dirty]);
}
