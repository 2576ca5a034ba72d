import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { messagesOf } from "../../../../languages/messages-of";
import { ownConsents } from "../../../../languages/own-consents";
import { CONSENT_MESSAGES, type ConsentForm } from "../../../../shared/consent-versions";
import { ownMessagesIn } from "../../../../shared/own-messages";
import { type NewsletterServer, SIGNUP_PATH, startNewsletter } from "../../../support/newsletter-server";
import { temporaryFolder } from "../../../support/temporary-folder";
import { untilTrue } from "../../../support/until-true";

const ENQUIRY_MESSAGES = messagesOf("enquiry");
const NEWSLETTER_MESSAGES = messagesOf("newsletter");

/** A hotel's own wording of a consent is stored as the guest saw it, whatever the hotel changes later. */

const MONDAY = "Ich habe den <notice>Hinweis</notice> von Montag gelesen.";
const TUESDAY = "Ich habe den <notice>Hinweis</notice> von Dienstag gelesen.";
const WEDNESDAY = "Ich habe den <notice>Hinweis</notice> von Mittwoch gelesen.";

let server: NewsletterServer;
let hotelFile: string;

beforeAll(async () => {
  hotelFile = join(await temporaryFolder(), "hotel.json");
  await word(MONDAY);
  server = await startNewsletter({ HOTEL_FILE: hotelFile });
});

const ownWords = (german: string) =>
  Object.fromEntries(Object.values(CONSENT_MESSAGES).map((key) => [key, { de: german }]));

/** Changes the hotel's wording of both consents. */
async function word(german: string): Promise<void> {
  const hotel: object = JSON.parse(await readFile("content/hotel.json", "utf8"));
  await writeFile(hotelFile, JSON.stringify({ ...hotel, messages: ownWords(german) }));
}

/** The consent version sent by a page that is built with this wording. */
function versionOf(form: ConsentForm, german: string): string {
  const consents = ownConsents(ownMessagesIn(ownWords(german), "de"), "de");
  const version = consents.find((consent) => consent.form === form)?.version;
  if (version === undefined) throw new Error(`"${german}" is no consent`);
  return version;
}

const signup = (email: string, consent?: string) => ({
  email,
  terms: true,
  propertyId: "1",
  locale: "de",
  consent,
});
const enquiry = (name: string, consent?: string) => ({
  kind: "other",
  name,
  phone: "+49 30 555 01",
  message: "Ist im Mai noch etwas frei?",
  terms: true,
  locale: "de",
  consent,
});

/** The accepted wording by the guest who accepted it. */
async function kept(): Promise<Record<string, unknown>> {
  const rows = await server.query(`
    SELECT email AS who, consent_version, locale FROM subscribers UNION ALL SELECT name, consent_version, locale FROM enquiries`);
  const wordings = await server.query("SELECT version, locale, wording FROM consents");
  return Object.fromEntries(
    rows.map(({ who, consent_version: version, locale }) => [
      String(who),
      wordings.find((row) => row.version === version && row.locale === locale)?.wording,
    ]),
  );
}

test("the wording that the form showed is kept, even if its page dates from before a change", async () => {
  await word(MONDAY);
  await server.signUp(signup("monday@example.com", versionOf("newsletter", MONDAY)));
  await server.enquire(enquiry("Monday", versionOf("enquiry", MONDAY)));
  await word(TUESDAY);
  await server.signUp(signup("late@example.com", versionOf("newsletter", MONDAY)));
  await server.signUp(signup("tuesday@example.com", versionOf("newsletter", TUESDAY)));
  await server.enquire(enquiry("Tuesday", versionOf("enquiry", TUESDAY)));
  // A form that names no version has shown the default wording.
  await server.enquire(enquiry("Shipped"));
  expect(await kept()).toMatchObject({
    "monday@example.com": MONDAY,
    Monday: MONDAY,
    "late@example.com": MONDAY,
    "tuesday@example.com": TUESDAY,
    Tuesday: TUESDAY,
    Shipped: ENQUIRY_MESSAGES.de.consent,
  });
  expect(await server.query("SELECT DISTINCT consent_version FROM proofs")).toEqual(
    expect.arrayContaining([
      { consent_version: versionOf("newsletter", MONDAY) },
      { consent_version: versionOf("newsletter", TUESDAY) },
    ]),
  );
});

test("wording that was in the hotel file for a while is known, even if nobody agreed to it then", async () => {
  await word(WEDNESDAY);
  await untilTrue(
    async () => (await server.query(`SELECT 1 FROM consents WHERE wording = '${WEDNESDAY}'`)).length > 0,
  );
  await word(TUESDAY);
  await server.enquire(enquiry("Wednesday", versionOf("enquiry", WEDNESDAY)));
  expect(await kept()).toMatchObject({ Wednesday: WEDNESDAY });
});

test.each([
  ["that nobody knows", (form: ConsentForm) => versionOf(form, "Ich stimme <notice>allem</notice> zu.")],
  [
    "of the other form",
    (form: ConsentForm) => versionOf(form === "newsletter" ? "enquiry" : "newsletter", MONDAY),
  ],
])("with wording %s nothing is stored, and the guest is told why", async (_words, versionFor) => {
  const refused = await server.signUp(signup("refused@example.com", versionFor("newsletter")));
  expect(refused).toEqual({
    status: 409,
    body: expect.objectContaining({ message: expect.stringContaining("Load it again") }),
  });
  expect(await server.enquire(enquiry("Refused", versionFor("enquiry")))).toEqual({
    status: 422,
    body: { fields: { terms: ENQUIRY_MESSAGES.de.wrong.consent } },
  });
  expect(Object.keys(await kept())).not.toEqual(expect.arrayContaining(["Refused"]));
  expect(Object.keys(await kept())).not.toEqual(expect.arrayContaining(["refused@example.com"]));
});

test("without JavaScript the form's fields name the wording, and a page says why it was rejected", async () => {
  const send = async (email: string, consent: string) => {
    const body = new URLSearchParams({ email, terms: "true", propertyId: "1", locale: "de", consent });
    const answer = await fetch(server.url + SIGNUP_PATH, { method: "POST", body });
    return { status: answer.status, page: await answer.text() };
  };
  await word(TUESDAY);
  expect((await send("form@example.com", versionOf("newsletter", TUESDAY))).status).toBe(200);
  expect(await kept()).toMatchObject({ "form@example.com": TUESDAY });
  const refused = await send("refused@example.com", "newsletter-unknown");
  expect(refused.status).toBe(409);
  expect(refused.page).toContain(NEWSLETTER_MESSAGES.de.changed.text);
  expect(server.reports.join()).toContain(hotelFile);
});
