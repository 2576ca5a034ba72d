import { CONSENTS } from "../../../languages/consents";
import { messagesOf } from "../../../languages/messages-of";
import { CONSENT_VERSIONS } from "../../../shared/consent-versions";
import { LOCALES } from "../../../shared/locales";

const COMMON_MESSAGES = messagesOf("common");
const ENQUIRY_MESSAGES = messagesOf("enquiry");

// Words that change need a new version in shared/consent-versions.ts and a wording in each languages/<code>/consents.json.
test.each(LOCALES)("the consents that forms show in %s are kept under their versions", (locale) => {
  expect(CONSENTS[locale]).toMatchObject({
    [CONSENT_VERSIONS.newsletter]: COMMON_MESSAGES[locale].newsletter.consent,
    [CONSENT_VERSIONS.enquiry]: ENQUIRY_MESSAGES[locale].consent,
  });
});
