import { createHash } from "node:crypto";
import { CONSENT_FORMS, CONSENT_MESSAGES, type ConsentForm } from "../shared/consent-versions";
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
  if (!own) return [];
  const shipped = changeableMessages(locale);
  return CONSENT_FORMS.flatMap((form) => {
    const key = CONSENT_MESSAGES[form];
    const [before, wording] = [shipped.get(key), own[key]];
    if (wording === undefined || wording === before || !canStandFor(before, wording)) return [];
    return [{ form, version: `${form}-${digestOf(wording)}`, wording }];
  });
}

function digestOf(wording: string): string {
  return createHash("sha256").update(wording).digest("hex").slice(0, 32);
}
