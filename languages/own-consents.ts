import { CONSENT_FORMS, CONSENT_MESSAGES, type ConsentForm } from "../shared/consent-versions";
import { digestOf } from "../shared/digest";
import type { Locale } from "../shared/locales";
import type { OwnMessages } from "../shared/own-messages";
import { changeableMessages } from "./changeable-messages";
import { canStandFor } from "./own-messages";

/** A form's consent text in the hotel's own wording; its version is derived from the text. */
interface OwnConsent {
  form: ConsentForm;
  version: string;
  wording: string;
}

/** The hotel's own consent texts in one locale; texts that can't replace the shipped one are ignored. */
export function ownConsents(own: OwnMessages | null | undefined, locale: Locale): OwnConsent[] {
  const worded = CONSENT_FORMS.flatMap((form) => {
    const wording = own?.[CONSENT_MESSAGES[form]];
    return wording === undefined ? [] : [{ form, wording }];
  });
  // Checking them goes through all shipped messages, and few hotels have any.
  if (worded.length === 0) return [];
  const shipped = changeableMessages(locale);
  return worded.flatMap(({ form, wording }) => {
    const before = shipped.get(CONSENT_MESSAGES[form]);
    if (wording === before || !canStandFor(before, wording)) return [];
    return [{ form, version: `${form}-${digestOf(wording).slice(0, 32)}`, wording }];
  });
}
