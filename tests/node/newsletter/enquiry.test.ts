import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mailFolder } from "../../../services/newsletter/mailer";
import { CONSENT_VERSIONS } from "../../../shared/consent-versions";
import { messagesOf } from "../../../languages/messages-of";
import { startAlertReceiver } from "../../support/publisher/alert-receiver";
import { writtenMails } from "../../support/newsletter/mail";
import { type NewsletterServer, startNewsletter } from "../../support/newsletter-server";
import { temporaryFolder } from "../../support/temporary-folder";
import { subscribersCommand } from "../../support/newsletter/subscribers-command";
import { untilTrue } from "../../support/until-true";

const ENQUIRY_MESSAGES = messagesOf("enquiry");

const WEDDING = {
  kind: "wedding",
  name: "Ada Kaya",
  email: " Ada@Example.com ",
  phone: "+49 30 555 01",
  from: "2027-06-05",
  to: "2027-06-07",
  adults: 40,
  children: 6,
  message: "A wedding on the beach.\nIs the terrace free if it rains?",
  terms: true,
  propertyId: "1",
  locale: "de",
};

let server: NewsletterServer;

beforeEach(async () => {
  server = await startNewsletter();
});
afterEach(() => server.close());

const mails = () => writtenMails(mailFolder(server.settings.dataDir));

/** The mails queued in the database. */
async function waiting(): Promise<Record<string, unknown>[]> {
  return server.query(
    "SELECT recipient, attempts FROM enquiry_mails WHERE due_at IS NOT NULL ORDER BY recipient",
  );
}

test("an enquiry is stored with the agreed consent wording; its desk and the guest each get a mail", async () => {
  expect(await server.enquire(WEDDING)).toEqual({ status: 204, body: undefined });
  const [row, ...others] = await server.enquiries();
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    kind: "wedding",
    name: "Ada Kaya",
    email: "ada@example.com",
    phone: "+49 30 555 01",
    from_date: "2027-06-05",
    to_date: "2027-06-07",
    adults: 40,
    children: 6,
    message: WEDDING.message,
    property_id: "1",
    locale: "de",
    consent_version: CONSENT_VERSIONS.enquiry,
  });
  expect(
    await server.query(
      "SELECT wording FROM enquiries JOIN consents ON version = consent_version AND consents.locale = enquiries.locale",
    ),
  ).toEqual([{ wording: ENQUIRY_MESSAGES.de.consent }]);

  const desk = await server.mailTo("events@pinarabay.example");
  expect(desk.subject).toBe("Talep: Düğün veya kutlama, Ada Kaya");
  expect(desk.headers["reply-to"]).toBe("Ada Kaya <ada@example.com>");
  for (const words of ["+49 30 555 01", "5 Haziran 2027", "Yetişkin: 40", "Deutsch", "Is the terrace free"])
    expect(desk.text).toContain(words);

  const receipt = await server.mailTo("ada@example.com");
  expect(receipt.subject).toBe("Ihre Anfrage an Pinara Bay");
  expect(receipt.headers["content-language"]).toBe("de");
  expect(receipt.headers["reply-to"]).toContain("events@pinarabay.example");
  expect(receipt.text).toContain("Von: 5. Juni 2027");
  // Otherwise anyone could send any text to someone else's address.
  expect(receipt.text).not.toContain("terrace");
  expect(receipt.text).not.toContain("Ada");
  await untilTrue(async () => (await waiting()).length === 0);
  expect(await waiting()).toEqual([]);
});

test("a guest who leaves only a telephone number gets no receipt, and the desk is told to call", async () => {
  const byPhone = { ...WEDDING, kind: "agency", email: undefined, from: "", to: null };
  expect((await server.enquire(byPhone)).status).toBe(204);
  expect((await server.mailTo("sales@pinarabay.example")).text).toContain("lütfen telefonla arayın");
  await untilTrue(async () => (await waiting()).length === 0);
  expect(await mails()).toHaveLength(1);
});

test.each([
  [
    {
      ...WEDDING,
      kind: "complaint",
      name: ["Ada"],
      email: "ada@example.com>,<eve@example.com",
      phone: "call me",
      from: "2027-02-30",
      adults: 1.5,
      children: -1,
      message: " ",
      terms: false,
    },
    {
      kind: "kind",
      name: "name",
      email: "email",
      phone: "phone",
      from: "date",
      adults: "guests",
      children: "guests",
      message: "message",
      terms: "terms",
    },
  ],
  [
    {
      ...WEDDING,
      name: "Ada \ud83d",
      email: "",
      phone: undefined,
      to: "2027-06-04",
      message: "a".repeat(4_001),
    },
    { name: "characters", email: "contact", to: "order", message: "long" },
  ],
  [
    { ...WEDDING, name: "Ada\r\nBcc: eve@example.com", message: "\u0000x" },
    { name: "name", message: "characters" },
  ],
] as const)(
  "each fault of an enquiry is named in the guest's language, and nothing is stored: %#",
  async (body, faults) => {
    const { wrong } = ENQUIRY_MESSAGES.de;
    const fields = Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, wrong[fault]]));
    expect(await server.enquire(body)).toEqual({ status: 422, body: { fields } });
    expect(await server.enquiries()).toEqual([]);
  },
);

test("error messages and the guest's mail use the hotel's own wording", async () => {
  const hotelFile = join(await temporaryFolder(), "hotel.json");
  const hotel: object = JSON.parse(await readFile("content/hotel.json", "utf8"));
  const messages = {
    "enquiry:wrong.kind": { de: "Wobei dürfen wir helfen?" },
    "enquiry:kinds.wedding": { en: "A wedding by the sea" },
  };
  await writeFile(hotelFile, JSON.stringify({ ...hotel, messages }));
  await server.close();
  server = await startNewsletter({ HOTEL_FILE: hotelFile });
  expect(await server.enquire({ ...WEDDING, kind: "complaint" })).toMatchObject({
    body: { fields: { kind: "Wobei dürfen wir helfen?" } },
  });
  await server.enquire({ ...WEDDING, locale: "en" });
  expect((await server.mailTo("ada@example.com")).text).toContain("A wedding by the sea");
  await untilTrue(async () => (await waiting()).length === 0);
  expect(await waiting()).toEqual([]);
});

test("a body that is not an enquiry is rejected in English", async () => {
  for (const body of ["[]", "null", '"a"'])
    expect(await server.enquire(body)).toEqual({
      status: 422,
      body: { fields: { request: ENQUIRY_MESSAGES.en.wrong.request } },
    });
});

test("an identical enquiry within minutes counts as the same one", async () => {
  await server.enquire(WEDDING);
  expect(await server.enquire(WEDDING)).toEqual({ status: 204, body: undefined });
  expect(await server.enquiries()).toHaveLength(1);
  await server.enquire({ ...WEDDING, message: "One thing more." });
  expect(await server.enquiries()).toHaveLength(2);
});

test("an enquiry filled in by a bot is stored, not mailed, and answered like any other", async () => {
  expect(await server.enquire({ ...WEDDING, website: "https://spam.example" })).toEqual({
    status: 204,
    body: undefined,
  });
  expect(await server.enquiries()).toMatchObject([{ held: 1, name: "Ada Kaya" }]);
  await server.enquire({ ...WEDDING, website: "", message: "A person's." });
  await server.mailTo("events@pinarabay.example");
  await untilTrue(async () => (await waiting()).length === 0);
  expect(await mails()).toHaveLength(2);
});

test("a mailbox gets at most three receipts a day, the desk every enquiry", async () => {
  for (let count = 1; count <= 5; count += 1)
    await server.enquire({ ...WEDDING, email: `ada+${count}@example.com`, message: `Question ${count}` });
  await untilTrue(async () => (await waiting()).length === 0);
  const to = (await mails()).map((mail) => mail.to);
  expect(to.filter((address) => address === "events@pinarabay.example")).toHaveLength(5);
  expect(to).toHaveLength(8);
});

test("mails wait while the mail server is down; a busy desk gets ten an hour, the last with all the rest", async () => {
  const dataDir = server.settings.dataDir;
  await server.close();
  server = await startNewsletter({ DATA_DIR: dataDir, SMTP_URL: "smtp://127.0.0.1:1" });
  const ask = (count: number, email?: string) =>
    server.enquire({ ...WEDDING, email, name: `Guest ${count}`, message: `Question ${count}` });
  expect((await ask(1, "ada@example.com")).status).toBe(204);
  for (let count = 2; count <= 12; count += 1) expect((await ask(count)).status).toBe(204);
  await untilTrue(async () => (await waiting()).every(({ attempts }) => attempts === 1));
  expect(server.reports.join()).toContain(
    "A mail of the enquiry form could not be sent and is tried again later",
  );
  await server.close();
  await server.query("UPDATE enquiry_mails SET due_at = '2026-01-01T00:00:00.000Z'");
  server = await startNewsletter({ DATA_DIR: dataDir });
  await untilTrue(async () => (await waiting()).length === 0);
  const sent = await mails();
  expect(sent.filter(({ to }) => to === "ada@example.com")).toHaveLength(1);
  expect(sent.filter(({ to }) => to === "events@pinarabay.example")).toHaveLength(10);
  const digest = sent
    .filter(({ subject }) => subject === "Talepler: 3")
    .map(({ text }) => text)
    .join();
  expect(digest.match(/Guest \d+/g)).toHaveLength(3);
  expect(digest.match(/Question \d+/g)).toHaveLength(3);

  await ask(13);
  await server.query("UPDATE enquiry_mails SET sent_at = '2026-01-01T00:00:00.000Z' WHERE due_at IS NULL");
  await ask(14);
  await untilTrue(async () => (await waiting()).length === 0);
  expect(await mails()).toHaveLength(13);
});

test("signups and enquiries from one address share a rate limit, which says when to try again", async () => {
  await server.close();
  server = await startNewsletter({ NEWSLETTER_SIGNUPS_PER_MINUTE: "2" });
  await server.signUp({ email: "ada@example.com", terms: true });
  expect((await server.enquire(WEDDING)).status).toBe(204);
  const message = expect.stringMatching(
    /^Too many signups or enquiries from this address\. Try again in .+\.$/,
  );
  expect(await server.enquire({ ...WEDDING, message: "More" })).toEqual({ status: 429, body: { message } });
  expect(await server.enquiries()).toHaveLength(1);
});

test("a hotel without desks accepts no enquiries", async () => {
  await server.close();
  server = await startNewsletter({ HOTEL_FILE: "tests/fixtures/second-hotel/hotel.json" });
  expect((await server.enquire(WEDDING)).status).toBe(404);
});

test("the export contains every enquiry, and erase removes a guest by email address or telephone number", async () => {
  await server.enquire({ ...WEDDING, name: "=Ada" });
  await server.enquire({ ...WEDDING, email: undefined, phone: "+44 20 555 02", message: "By phone" });
  await untilTrue(async () => (await waiting()).length === 0);
  const { out, code } = await subscribersCommand(server.settings, "export", "enquiries");
  expect(code).toBe(0);
  expect(out).toMatch(
    /^received_at,kind,name,email,phone,from_date,to_date,adults,children,message,locale,property_id,consent_version,held\r\n/,
  );
  expect(out).toContain("wedding,'=Ada,ada@example.com,+49 30 555 01,2027-06-05,2027-06-07,40,6,");
  expect(out).toContain("By phone");

  const byAddress = await subscribersCommand(server.settings, "erase", "ADA@example.com");
  expect(byAddress).toMatchObject({ code: 0 });
  expect(byAddress.err).toContain("ADA@example.com is erased, with 1 enquiries and 2 written mail(s).");
  expect(await server.enquiries()).toMatchObject([{ message: "By phone" }]);
  await subscribersCommand(server.settings, "erase", "+442055502");
  expect(await server.enquiries()).toEqual([]);
  expect(await mails()).toEqual([]);
  expect(await server.query("SELECT * FROM enquiry_mails")).toEqual([]);
});

test("an unreadable row is reported by its id and affects no other mail or line of the export", async () => {
  const receiver = await startAlertReceiver();
  await server.close();
  server = await startNewsletter({ DATA_DIR: server.settings.dataDir, PUBLISH_ALERT_URL: receiver.url });
  await server.query(`INSERT INTO enquiries (id, kind, name, message, property_id, locale, consent_version, received_at, held)
    VALUES ('damaged', 'other', 'Eve', 'Hello', '1', 'xx', 'a', '2026-01-01T00:00:00.000Z', 0)`);
  await server.query(
    "INSERT INTO enquiry_mails (enquiry_id, recipient, due_at) VALUES ('damaged', 'desk', '2026-01-01')",
  );
  await server.enquire(WEDDING);
  await server.mailTo("events@pinarabay.example");
  await untilTrue(async () => (await waiting()).length === 0);
  expect(
    server.reports.filter((report) => report.includes("no mail is sent for it: damaged (locale")),
  ).toHaveLength(1);
  await untilTrue(() => receiver.alerts.length > 0);
  expect(receiver.alerts).toEqual([
    expect.objectContaining({ type: "newsletter-row.failed", text: expect.stringContaining("damaged") }),
  ]);

  const { out, err, code } = await subscribersCommand(server.settings, "export", "enquiries");
  expect(code).toBe(1);
  expect(out).toContain("Ada Kaya");
  expect(err).toContain("Left out, because it can't be read: damaged");
});

test("a failing outbox makes health return 503 and sends an alert, until it works again", async () => {
  const receiver = await startAlertReceiver();
  await server.close();
  server = await startNewsletter({ DATA_DIR: server.settings.dataDir, PUBLISH_ALERT_URL: receiver.url });
  const health = async () => {
    const response = await fetch(`${server.url}/health`);
    return { status: response.status, ...(await response.json()) };
  };
  await server.query("ALTER TABLE enquiry_mails RENAME TO elsewhere");
  // Any request makes the outbox check its queue.
  await server.enquire({});
  await untilTrue(() => receiver.alerts.length === 1);
  expect(receiver.alerts[0]).toMatchObject({ type: "newsletter-outbox.failed" });
  await untilTrue(async () => (await health()).status === 503);
  expect(await health()).toMatchObject({
    message: "No mails of the enquiry form are sent: its outbox failed.",
  });
  await server.query("ALTER TABLE elsewhere RENAME TO enquiry_mails");
  await server.enquire({});
  await untilTrue(() => receiver.alerts.length === 2);
  expect(receiver.alerts[1]).toMatchObject({ type: "newsletter-outbox.recovered" });
  await untilTrue(async () => (await health()).status === 200);
});
