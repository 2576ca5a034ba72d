import { startContentServer } from "../../../services/content-server/server";
import {
  ENQUIRY_PATH,
  type NewsletterServer,
  SIGNUP_PATH,
  startNewsletter,
} from "../../support/newsletter-server";

let server: NewsletterServer;

beforeAll(async () => {
  server = await startNewsletter({ NEWSLETTER_ORIGINS: "https://booking.example.com" });
});

const addresses = async () => (await server.rows()).map(({ email }) => email);
const signup = (email: string) => ({ email, terms: true, propertyId: "1", locale: "de" });

test("a signup is stored as one pending row with language, property, consent and time, SQL in it as it is", async () => {
  const before = new Date().toISOString();
  const email = "x'--drop@example.com";
  expect(await server.signUp(signup(email))).toEqual({ status: 204, body: undefined });
  const rows = (await server.rows()).filter((row) => row.email === email);
  expect(rows).toEqual([
    expect.objectContaining({
      status: "pending",
      locale: "de",
      property_id: "1",
      consent_version: expect.stringMatching(/^\d{4}-\d{2}/),
    }),
  ]);
  expect(String(rows[0]?.signed_up_at) >= before).toBe(true);
});

test("language and property have the contract's defaults, and a byte order mark is ignored", async () => {
  const email = "defaults@example.com";
  expect((await server.signUp(`\ufeff${JSON.stringify({ email, terms: true })}`)).status).toBe(204);
  expect((await server.rows()).find((row) => row.email === email)).toMatchObject({
    locale: "en",
    property_id: "1",
  });
});

test("one mailbox is one row, however it is spelled, and every spelling gets the same response", async () => {
  for (const spelling of [
    "hopper@mail。müller.de",
    "Hopper@mail.xn--mller-kva.de",
    "  hopper@ＭＡＩＬ.Müller.de ",
    "hopper@mail．müller｡de",
  ])
    expect(await server.signUp(signup(spelling))).toEqual({ status: 204, body: undefined });
  expect((await addresses()).filter((email) => String(email).includes("hopper"))).toEqual([
    "hopper@mail.müller.de",
  ]);
});

test("a mailbox gets three mails a day, whatever follows a plus sign, and always the same response", async () => {
  for (const name of ["boss+0", "boss+1", "boss+2", "boss+3", "boss", "bossy"])
    expect(await server.signUp(signup(`${name}@example.com`))).toEqual({ status: 204, body: undefined });
  expect((await addresses()).filter((email) => String(email).startsWith("boss"))).toEqual([
    "boss+0@example.com",
    "boss+1@example.com",
    "boss+2@example.com",
    "bossy@example.com",
  ]);
});

test.each([
  ["no fields", {}, { email: "email is missing", terms: "terms is missing" }],
  [
    "fields of other types",
    { email: ["a@b.cd"], terms: "true", propertyId: 1 },
    { email: "email must be a text", terms: "terms must be true or false", propertyId: "must be a text" },
  ],
  [
    "wrong values",
    { email: "ada.example.com", terms: false, propertyId: "1'); DROP TABLE subscribers;--", locale: "it" },
    {
      email: "email must be an address",
      terms: "terms must be accepted",
      propertyId: "propertyId must be an id",
      locale: "locale must be one of",
    },
  ],
  [
    "an endless address",
    { email: `${"a".repeat(300)}@example.com`, terms: true },
    { email: "email is too long" },
  ],
])("a signup with %s is rejected, naming each field and adding no row", async (_name, body, faults) => {
  const before = await addresses();
  const { status, body: refusal } = await server.signUp(body);
  expect(status).toBe(400);
  for (const [field, words] of Object.entries(faults)) {
    const message = expect.stringContaining(words);
    expect(refusal).toEqual({ message, errors: expect.arrayContaining([{ field, message }]) });
  }
  expect(await addresses()).toEqual(before);
});

test.each([
  ["[]", "application/json", 400, "The body must be a JSON object"],
  ["{", "application/json", 400, "JSON"],
  ["", "application/json", 400, "empty"],
  [JSON.stringify(signup("a".repeat(1_000_000))), "application/json", 413, "Request body is too large"],
  [JSON.stringify(signup("no@example.com")), "text/plain", 400, ""],
])("a body that is no signup is rejected: %#", async (body, type, status, message) => {
  expect(await server.signUp(body, { "content-type": type })).toEqual({
    status,
    body: expect.objectContaining({ message: expect.stringContaining(message) }),
  });
  expect(await addresses()).not.toContain("no@example.com");
});

test("a form sent without JavaScript gets a page in its language, and no other site's form signs people up", async () => {
  const sendForm = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams({ propertyId: "1", locale: "tr", email: "form@example.com", ...fields });
    const response = await fetch(server.url + SIGNUP_PATH, { method: "POST", body, headers });
    return { status: response.status, html: await response.text() };
  };
  const refused = await sendForm({});
  expect(refused).toEqual({ status: 400, html: expect.stringContaining("Bir şey eksik kaldı") });
  expect(refused.html).toContain('<html lang="tr">');
  const foreign = await sendForm({ terms: "true" }, { origin: "https://evil.example.net" });
  expect(foreign).toEqual({ status: 403, html: expect.stringContaining("NEWSLETTER_ORIGINS") });
  expect(await addresses()).not.toContain("form@example.com");
  for (const origin of ["https://www.example.com", "https://booking.example.com", server.url])
    expect((await sendForm({ terms: "true" }, { origin })).status).toBe(200);
});

test.each([SIGNUP_PATH, ENQUIRY_PATH])("%s may be called from the allowed origins only", async (path) => {
  const allowedFor = async (origin: string) => {
    const headers = {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type",
    };
    const preflight = await fetch(server.url + path, { method: "OPTIONS", headers });
    return preflight.headers.get("access-control-allow-origin");
  };
  for (const origin of ["https://www.example.com", "https://booking.example.com"])
    expect(await allowedFor(origin)).toBe(origin);
  expect(await allowedFor("https://evil.example.net")).toBeNull();
});

test("without a newsletter, the call returns 501", async () => {
  const reader = await startContentServer({ contentDir: "tests/fixtures/second-hotel", port: 0 });
  const response = await fetch(`${reader.url}${SIGNUP_PATH}`, { method: "POST" });
  await reader.close();
  expect(response.status).toBe(501);
});

test("a signup that fails in the database gets a generic error, and only the log has the reason", async () => {
  const server = await startNewsletter();
  await server.query("DROP TABLE subscribers");
  const { status, body } = await server.signUp({ email: "ada@example.com", terms: true });
  expect(status).toBe(500);
  expect(body).toEqual({ message: "The newsletter failed; its log says why." });
  expect(server.reports.join()).toContain("no such table: subscribers");
  // The outbox failed too, and doesn't retry endlessly.
  await fetch(`${server.url}/health`);
  const failures = server.reports.filter((report) => report.startsWith("The newsletter's outbox failed"));
  expect(failures.length).toBeLessThanOrEqual(2);
});
