import { CONSENT_FORMS, CONSENT_MESSAGES, type ConsentForm } from "../shared/consent-versions";
import { digestOf } from "../shared/digest";
import type { Locale } from "../shared/locales";
import type { OwnMessages } from "../shared/own-messages";
import { changeableMessages } from "./changeable-messages";
import { canStandFor } from "./own-messages";

/** What a form asks consent to in a hotel's own words; the version is made of them. */
export interface OwnConsent {
  form: ConsentForm;
  version: string;
  wording: string;
}

/** The consents that a hotel words itself in one language; a text that can not stand for the shipped one is none. */
export function ownConsents(own: OwnMessages | null | undefined, locale: Locale): OwnConsent[] {
  const worded = CONSENT_FORMS.flatMap((form) => {
    const wording = own?.[CONSENT_MESSAGES[form]];
    return wording === undefined ? [] : [{ form, wording }];
  });
  // All that is shipped is gone through for them, and few hotels have any.
  if (worded.length === 0) return [];
  const shipped = changeableMessages(locale);
  return worded.flatMap(({ form, wording }) => {
    const before = shipped.get(CONSENT_MESSAGES[form]);
    if (wording === before || !canStandFor(before, wording)) return [];
    return [{ form, version: `${form}-${digestOf(wording).slice(0, 32)}`, wording }];
  });
}
