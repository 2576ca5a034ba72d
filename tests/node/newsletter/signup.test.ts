import { startContentServer } from "../../../services/content-server/server";
import { type NewsletterServer, SIGNUP_PATH, startNewsletter } from "../../support/newsletter-server";

let server: NewsletterServer;

beforeAll(async () => {
  server = await startNewsletter({ NEWSLETTER_ORIGINS: "https://booking.example.com" });
});

const addresses = async () => (await server.rows()).map(({ email }) => email);
const signup = (email: string) => ({ email, terms: true, propertyId: "1", locale: "de" });

test("a signup is stored as one pending row with language, property, consent and time", async () => {
  const before = new Date().toISOString();
  expect(await server.signUp(signup("ada@example.com"))).toEqual({ status: 204, body: undefined });
  const rows = (await server.rows()).filter(({ email }) => email === "ada@example.com");
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

test("the same address, spelt differently, stays one row and gets the same response", async () => {
  for (const spelling of ["grace@example.com", "Grace@Example.COM", "  grace@example.com "]) {
    expect(await server.signUp(signup(spelling))).toEqual({ status: 204, body: undefined });
  }
  expect((await server.rows()).filter(({ email }) => String(email).includes("grace"))).toHaveLength(1);
});

test("one mailbox is one row, however its domain is written", async () => {
  for (const domain of ["mail。müller.de", "mail.xn--mller-kva.de", "ＭＡＩＬ.Müller.de", "mail．müller｡de"])
    expect((await server.signUp(signup(`hopper@${domain}`))).status).toBe(204);
  expect((await addresses()).filter((email) => String(email).includes("hopper"))).toEqual([
    "hopper@mail.müller.de",
  ]);
});

test("a mailbox gets three mails a day, whatever follows a plus sign, and always the same response", async () => {
  for (let count = 0; count < 8; count += 1)
    expect(await server.signUp(signup(`boss+${count}@example.com`))).toEqual({
      status: 204,
      body: undefined,
    });
  await server.signUp(signup("boss@example.com"));
  await server.signUp(signup("boss+0@elsewhere.example.com"));
  await server.signUp(signup("bossy@example.com"));
  expect((await addresses()).filter((email) => String(email).startsWith("boss"))).toEqual([
    "boss+0@elsewhere.example.com",
    "boss+0@example.com",
    "boss+1@example.com",
    "boss+2@example.com",
    "bossy@example.com",
  ]);
});

test("a byte order mark before the body is ignored", async () => {
  const body = `\ufeff${JSON.stringify(signup("marked@example.com"))}`;
  expect(await server.signUp(body)).toEqual({ status: 204, body: undefined });
});

test("dots in a Gmail name do not make another mailbox", async () => {
  for (const name of ["ada.kaya", "a.dakaya", "ad.akaya", "ada.k.aya", "adakaya"])
    await server.signUp(signup(`${name}@${name === "ada.kaya" ? "googlemail" : "gmail"}.com`));
  expect(
    (await addresses()).filter((email) => /@(?:gmail|googlemail)\.com$/.test(String(email))),
  ).toHaveLength(3);
});

test("language and property have the contract's defaults", async () => {
  await server.signUp({ email: "defaults@example.com", terms: true });
  expect((await server.rows()).find(({ email }) => email === "defaults@example.com")).toMatchObject({
    locale: "en",
    property_id: "1",
  });
});

/** A signup with this address, and everything else valid. */
const of = (email: unknown) => ({ email, terms: true });
/** A signup with these fields and a valid address. */
const beside = (fields: object) => ({ email: "no@example.com", terms: true, ...fields });

test.each([
  ["no address", { terms: true }, "email", "email is missing"],
  ["an empty address", of(""), "email", "email is missing"],
  ["a number as address", of(7), "email", "email must be a text"],
  ["a list as address", of(["a@b.cd", "e@f.gh"]), "email", "email must be a text"],
  ["no at sign", of("ada.example.com"), "email", "email must be an address"],
  ["an endless address", of(`${"a".repeat(300)}@example.com`), "email", "email is too long"],
  ["a second header", of("ada@example.com\r\nBcc: all@example.com"), "email", "email must be an address"],
  ["terms not accepted", beside({ terms: false }), "terms", "terms must be accepted"],
  ["terms as a text", beside({ terms: "true" }), "terms", "terms must be true or false"],
  ["no terms", { email: "no@example.com" }, "terms", "terms is missing"],
  ["an unknown language", beside({ locale: "it" }), "locale", "locale must be one of"],
  ["a property that is a number", beside({ propertyId: 1 }), "propertyId", "propertyId"],
  [
    "SQL as a property",
    beside({ propertyId: "1'); DROP TABLE subscribers;--" }),
    "propertyId",
    "propertyId must be an id",
  ],
])("%s is rejected, naming the field and adding no row", async (_name, body, field, message) => {
  const before = await addresses();
  expect(await server.signUp(body)).toEqual({
    status: 400,
    body: {
      message: expect.stringContaining(message),
      errors: expect.arrayContaining([{ field, message: expect.stringContaining(message) }]),
    },
  });
  expect(await addresses()).toEqual(before);
});

test("an address that contains SQL is stored as it is", async () => {
  const email = "x'--drop@example.com";
  expect(await server.signUp(signup(email))).toEqual({ status: 204, body: undefined });
  expect(await addresses()).toContain(email);
});

test.each([
  ["[]", 400, "The body must be a JSON object"],
  ["null", 400, "The body"],
  ["{", 400, "JSON"],
  ["", 400, "empty"],
])("the body %s is rejected", async (body, status, message) => {
  expect(await server.signUp(body)).toEqual({
    status,
    body: expect.objectContaining({ message: expect.stringContaining(message) }),
  });
});

test("a body of a megabyte is rejected before it is read", async () => {
  expect(await server.signUp(JSON.stringify(signup("a".repeat(1_000_000))))).toEqual({
    status: 413,
    body: { message: "Request body is too large" },
  });
});

test("a body that is neither JSON nor form data is rejected", async () => {
  const text = await server.signUp(signup("no@example.com"), { "content-type": "text/plain" });
  expect(text.status).toBe(400);
  expect(await addresses()).not.toContain("no@example.com");
});

/** Sends the form like a browser without JavaScript. */
async function sendForm(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ propertyId: "1", locale: "de", ...fields });
  const response = await fetch(server.url + SIGNUP_PATH, { method: "POST", body, headers });
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    html: await response.text(),
  };
}

test("a form sent without JavaScript is answered with a page in its language", async () => {
  const [email, locale] = ["form@example.com", "tr"];
  const taken = await sendForm({ email, terms: "true", locale });
  expect(taken).toEqual({
    status: 200,
    type: "text/html; charset=utf-8",
    html: expect.stringContaining("Son bir adım"),
  });
  expect(taken.html).toContain(`<html lang="${locale}">`);
  expect((await server.rows()).find((row) => row.email === email)).toMatchObject({
    locale,
    status: "pending",
  });
  expect((await server.mailTo(email)).links).toHaveLength(2);

  const refused = await sendForm({ email: "no@example.com", locale });
  expect(refused).toMatchObject({ status: 400, html: expect.stringContaining("Bir şey eksik kaldı") });
  expect(await addresses()).not.toContain("no@example.com");
});

test("another site's form cannot sign people up", async () => {
  const fields = { email: "foreign@example.com", terms: "true" };
  const foreign = await sendForm(fields, { origin: "https://evil.example.net" });
  expect(foreign).toMatchObject({ status: 403, html: expect.stringContaining("NEWSLETTER_ORIGINS") });
  expect(await addresses()).not.toContain("foreign@example.com");
  for (const origin of ["https://www.example.com", "https://booking.example.com", server.url])
    expect((await sendForm(fields, { origin })).status).toBe(200);
});

test.each([
  ["https://www.example.com", "https://www.example.com"],
  ["https://booking.example.com", "https://booking.example.com"],
  ["https://evil.example.net", null],
])("for a browser on %s, the allowed origin is %s", async (origin, allowed) => {
  const preflight = await fetch(`${server.url}${SIGNUP_PATH}`, {
    method: "OPTIONS",
    headers: {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type",
    },
  });
  expect(preflight.headers.get("access-control-allow-origin")).toBe(allowed);
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
