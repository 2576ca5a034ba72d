import { type AlertReceiver, startAlertReceiver } from "../../../support/publisher/alert-receiver";
import { type NewsletterServer, startNewsletter } from "../../../support/newsletter-server";
import { type SmtpServer, startSmtpServer } from "../../../support/smtp-server";
import { untilTrue } from "../../../support/until-true";

let receiver: AlertReceiver;
let smtp: SmtpServer;
let server: NewsletterServer;

beforeEach(async () => {
  receiver = await startAlertReceiver();
  smtp = await startSmtpServer();
  server = await startNewsletter({ SMTP_URL: smtp.url, PUBLISH_ALERT_URL: receiver.url });
});

const signUp = (email: string) => server.signUp({ email, terms: true });
const failures = () => server.reports.filter((report) => report.includes("could not be sent")).length;
const newsletterHealth = async () => {
  const response = await fetch(`${server.url}/health`);
  return { status: response.status, ...(await response.json()).newsletter };
};

test("mails that can't be sent raise one alert, and one on recovery, while signups are still accepted", async () => {
  expect(await newsletterHealth()).toEqual({ status: 200, takesSignups: true, mailsFailingSince: null });
  smtp.refuse("554 5.7.1 Sender denied", "MAIL FROM");
  expect((await signUp("ada@example.com")).status).toBe(204);
  await signUp("grace@example.com");
  await untilTrue(() => failures() === 2);
  expect(receiver.alerts).toEqual([
    {
      type: "newsletter-mail.failed",
      subject: "Pinara Bay: newsletter mails are not sent",
      text: expect.stringContaining("Sender denied"),
      site: "https://www.example.com",
      timestamp: expect.stringMatching(/^\d{4}-.+Z$/),
    },
  ]);
  await untilTrue(async () => (await newsletterHealth()).mailsFailingSince !== null);
  expect(await newsletterHealth()).toEqual({
    status: 200,
    takesSignups: true,
    mailsFailingSince: expect.stringMatching(/^\d{4}-.+Z$/),
  });

  smtp.refuse(undefined, "MAIL FROM");
  await signUp("edith@example.com");
  await untilTrue(() => receiver.alerts.length === 2);
  await signUp("joan@example.com");
  await untilTrue(() => smtp.messages.length === 2);
  expect(receiver.alerts.slice(1)).toEqual([
    expect.objectContaining({
      type: "newsletter-mail.recovered",
      subject: "Pinara Bay: newsletter mails are sent again",
    }),
  ]);
  await untilTrue(async () => (await newsletterHealth()).mailsFailingSince === null);

  // At most one alarm of each kind per hour.
  smtp.refuse("554 5.7.1 Sender denied", "MAIL FROM");
  await signUp("mary@example.com");
  await untilTrue(() => failures() === 3);
  smtp.refuse(undefined, "MAIL FROM");
  await signUp("rosa@example.com");
  await untilTrue(() => smtp.messages.length === 3);
  expect(receiver.alerts).toHaveLength(2);
});

test.each([
  ["450 4.7.1 <eve@example.com>: Greylisted, try again", "RCPT TO"],
  ["554 5.7.1 Mail to eve@example.com looks like spam", "."],
] as const)(
  "%s for one mail does not count as a mail failure, and its address is not logged",
  async (reply, command) => {
    smtp.refuse(reply, command);
    await signUp("eve@example.com");
    await untilTrue(() => failures() === 1);
    expect((await newsletterHealth()).mailsFailingSince).toBeNull();
    expect(server.reports.join()).not.toContain("eve@example.com");
    await server.close();
    expect(receiver.alerts).toEqual([]);
  },
);

test("beyond the hourly ceilings, in total and per domain, signups are stored and their mails wait", async () => {
  await server.close();
  server = await startNewsletter({
    SMTP_URL: smtp.url,
    PUBLISH_ALERT_URL: receiver.url,
    NEWSLETTER_MAILS_PER_HOUR: "4",
  });
  const waiting = async () =>
    (await server.rows()).filter(({ mailed_at }) => mailed_at === null).map(({ email }) => email);
  for (const email of ["1@a.example", "2@a.example", "3@a.example", "1@b.example"])
    expect((await signUp(email)).status).toBe(204);
  await untilTrue(async () => (await waiting()).length === 1);
  expect(await waiting()).toEqual(["3@a.example"]);
  for (const email of ["1@c.example", "1@d.example"]) expect((await signUp(email)).status).toBe(204);
  await untilTrue(() => smtp.messages.length === 4);
  await untilTrue(async () => (await waiting()).length === 2);
  expect(await waiting()).toEqual(["1@d.example", "3@a.example"]);
  await untilTrue(() => receiver.alerts.length > 0);
  expect(receiver.alerts).toEqual([expect.objectContaining({ type: "newsletter-ceiling.failed" })]);
});

test("a desk that the mail server refuses raises one alert with its address, and one when mails reach it again", async () => {
  const enquire = (message: string) =>
    server.enquire({
      kind: "wedding",
      name: "Ada",
      phone: "+49 30 555 01",
      message,
      terms: true,
      propertyId: "1",
      locale: "en",
    });
  smtp.refuse("550 5.1.1 User unknown");
  expect((await enquire("A wedding")).status).toBe(204);
  await untilTrue(() => receiver.alerts.length === 1);
  expect(receiver.alerts).toEqual([
    expect.objectContaining({
      type: "enquiry-desk.failed",
      text: expect.stringMatching(/refuses \S+@\S+, .+User unknown/),
    }),
  ]);
  await enquire("A second one");
  await untilTrue(() => failures() === 2);
  smtp.refuse(undefined);
  await enquire("A third one");
  await untilTrue(() => receiver.alerts.length === 2);
  expect(receiver.alerts[1]).toEqual(expect.objectContaining({ type: "enquiry-desk.recovered" }));
});
