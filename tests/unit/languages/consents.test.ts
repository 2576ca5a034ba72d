import { CONSENTS } from "../../../languages/consents";
import { messagesOf } from "../../../languages/messages-of";
import { CONSENT_VERSIONS } from "../../../shared/consent-versions";
import { LOCALES } from "../../../shared/locales";

const COMMON_MESSAGES = messagesOf("common");
const ENQUIRY_MESSAGES = messagesOf("enquiry");

// A new wording needs a new version in shared/consent-versions.ts and an entry in each languages/<code>/consents.json.
test.each(LOCALES)("the consent texts that forms show in %s are stored under their versions", (locale) => {
  expect(CONSENTS[locale]).toMatchObject({
    [CONSENT_VERSIONS.newsletter]: COMMON_MESSAGES[locale].newsletter.consent,
    [CONSENT_VERSIONS.enquiry]: ENQUIRY_MESSAGES[locale].consent,
  });
});
