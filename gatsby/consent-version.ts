import { CONSENT_VERSIONS } from "../shared/consent-versions";
import { needsConsent, serviceName, type Tag } from "../shared/tags/tags";

/** Names what a visitor is asked for: with other words, another service or another purpose they are asked anew. */
export function consentVersion(tags: readonly Tag[]): string {
  const asked = tags
    .filter(needsConsent)
    .map((tag) => `${tag.vendor === "chatWidget" ? serviceName(tag) : tag.vendor}:${tag.purpose}`);
  return [CONSENT_VERSIONS.tags, ...asked].join(" ");
}
