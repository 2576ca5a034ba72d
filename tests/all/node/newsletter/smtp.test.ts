import { createClient } from "@libsql/client";
import { startNewsletter } from "../../../support/newsletter-server";
import { startSmtpServer } from "../../../support/smtp-server";
import { untilTrue } from "../../../support/until-true";

test("with a mail server, mails go there", async () => {
  const smtp = await startSmtpServer();
  const server = await startNewsletter({ SMTP_URL: smtp.url, NEWSLETTER_FROM: "letters@example.com" });
  await server.signUp({ email: "ada@example.com", terms: true, locale: "de" });
  await untilTrue(() => smtp.messages.length === 1);
  expect(smtp.recipients).toEqual(["<ada@example.com>"]);
  expect(smtp.messages[0]).toMatch(/^From: Pinara Bay <letters@example.com>\r$/m);
  await untilTrue(async () => (await server.rows())[0]?.mailed_at !== null);
  await server.close();
  await smtp.close();
});

test("a mail server that is down loses no mail: the signup holds, and the mail follows", async () => {
  const down = await startSmtpServer();
  await down.close();
  const server = await startNewsletter({ SMTP_URL: down.url });
  expect((await server.signUp({ email: "ada@example.com", terms: true })).status).toBe(204);
  await untilTrue(() =>
    server.reports.some((report) => report.includes("could not be sent and is tried again")),
  );
  await untilTrue(async () => (await server.rows())[0]?.mail_attempts === 1);
  const [row] = await server.rows();
  const wait = Date.parse(String(row?.mail_due_at)) - Date.now();
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60_000);
  await server.close();

  await letTimePass(server.settings.databaseUrl);
  const up = await startSmtpServer();
  const again = await startNewsletter({ SMTP_URL: up.url, DATABASE_URL: server.settings.databaseUrl });
  await untilTrue(() => up.messages.length === 1);
  expect(up.recipients).toEqual(["<ada@example.com>"]);
  await again.close();
  await up.close();
});

/** Makes every waiting mail due, as a minute of waiting would. */
async function letTimePass(databaseUrl: string): Promise<void> {
  const client = createClient({ url: databaseUrl });
  await client.execute({
    sql: "UPDATE subscribers SET mail_due_at = ? WHERE mail_due_at IS NOT NULL",
    args: [new Date().toISOString()],
  });
  client.close();
}
