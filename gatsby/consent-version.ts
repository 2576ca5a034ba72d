import { CONSENT_VERSIONS } from "../shared/consent-versions";
import { needsConsent, serviceName, type Tag } from "../shared/tags/tags";

/** Identifies what a visitor consents to: another wording, service or purpose requires new consent. */
export function consentVersion(tags: readonly Tag[]): string {
  const asked = tags
    .filter(needsConsent)
    .map((tag) => `${tag.vendor === "chatWidget" ? serviceName(tag) : tag.vendor}:${tag.purpose}`);
  return [CONSENT_VERSIONS.tags, ...asked].join(" ");
}
