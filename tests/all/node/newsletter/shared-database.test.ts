import { startNewsletter } from "../../../support/newsletter-server";
import { startSmtpServer } from "../../../support/smtp-server";
import { untilTrue } from "../../../support/until-true";

test("each mail is sent by one of several servers on a database, and by another when that one stops", async () => {
  const [slow, other] = [await startSmtpServer(), await startSmtpServer()];
  slow.refuse("silence", "RCPT TO");
  const first = await startNewsletter({ SMTP_URL: slow.url });
  const { databaseUrl } = first.settings;
  await first.signUp({ email: "ada@example.com", terms: true });
  await first.enquire({ kind: "wedding", name: "Ada", email: "ada@example.com", message: "Hi", terms: true });
  await untilTrue(() => slow.recipients.length === 3);

  const second = await startNewsletter({ SMTP_URL: other.url, DATABASE_URL: databaseUrl });
  await second.signUp({ email: "grace@example.com", terms: true });
  await second.enquire({ kind: "other", name: "Grace", phone: "+441234567890", message: "Hi", terms: true });
  await untilTrue(() => other.messages.length >= 2);
  expect(other.recipients).toHaveLength(2);
  expect(other.recipients).not.toContain("<ada@example.com>");

  await first.close();
  await second.signUp({ email: "joan@example.com", terms: true });
  await untilTrue(() => other.recipients.includes("<ada@example.com>"));
});
