import { checkMail } from "../../../../services/newsletter/check-mail";
import { parseNewsletterSettings } from "../../../../services/newsletter/settings";
import { startNewsletter } from "../../../support/newsletter-server";
import { startSmtpServer } from "../../../support/smtp-server";
import { untilTrue } from "../../../support/until-true";

/** As if a minute had passed. */
const MAKE_DUE =
  "UPDATE subscribers SET mail_due_at = '2026-01-01T00:00:00.000Z' WHERE mail_due_at IS NOT NULL";

test("no mail is lost while the mail server is down: the signup is stored, and the mail follows", async () => {
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

  await server.query(MAKE_DUE);
  const up = await startSmtpServer();
  await startNewsletter({
    SMTP_URL: up.url,
    NEWSLETTER_FROM: "letters@example.com",
    DATABASE_URL: server.settings.databaseUrl,
  });
  await untilTrue(() => up.messages.length === 1);
  expect(up.recipients).toEqual(["<ada@example.com>"]);
  expect(up.messages[0]).toMatch(/^From: Pinara Bay <letters@example.com>\r$/m);
  await untilTrue(async () => (await server.rows())[0]?.mailed_at !== null);
});

test("a mail that the server accepted without confirming is repeated only after a day, with the same id", async () => {
  const smtp = await startSmtpServer();
  smtp.refuse("", ".");
  const server = await startNewsletter({ SMTP_URL: smtp.url });
  await server.signUp({ email: "ada@example.com", terms: true });
  await untilTrue(async () => (await server.rows())[0]?.mail_attempts === 1);
  const [row] = await server.rows();
  expect(Date.parse(String(row?.mail_due_at)) - Date.now()).toBeGreaterThan(23 * 60 * 60_000);
  expect(server.reports.join()).toContain("may have been delivered, and is sent once more in a day");
  await server.close();

  smtp.refuse(undefined, ".");
  await server.query(MAKE_DUE);
  await startNewsletter({
    SMTP_URL: smtp.url,
    DATA_DIR: server.settings.dataDir,
    DATABASE_URL: server.settings.databaseUrl,
  });
  await untilTrue(() => smtp.messages.length === 2);
  const [first, second] = smtp.messages.map((message) => /^Message-ID: (.+)\r$/m.exec(message)?.[1]);
  expect(first).toMatch(/^<[0-9a-f]{32}@/);
  expect(second).toBe(first);
});

test("a mail that the server is slow about delays neither other mails nor the shutdown", async () => {
  const smtp = await startSmtpServer();
  smtp.refuse("silence", ".");
  const server = await startNewsletter({ SMTP_URL: smtp.url });
  await server.signUp({ email: "slow@example.com", terms: true });
  await untilTrue(() => smtp.messages.length === 1);
  smtp.refuse(undefined, ".");
  await server.signUp({ email: "ada@example.com", terms: true });
  await untilTrue(async () => (await server.rows()).some(({ mailed_at }) => mailed_at !== null));
  await server.close();
  const rows = await server.rows();
  expect(rows.map(({ email, mail_attempts }) => [email, mail_attempts])).toEqual([
    ["ada@example.com", 0],
    ["slow@example.com", 1],
  ]);
});

test("mail delivery can be tested, and failures are explained", async () => {
  const smtp = await startSmtpServer();
  const settings = parseNewsletterSettings({ SMTP_URL: smtp.url });
  const said: string[] = [];
  const check = () => checkMail("me@example.com", settings, (line) => said.push(line));
  await check();
  expect(said.at(-1)).toBe("The mail server took it. Look whether it arrives, and not as spam.");
  expect(smtp.recipients).toEqual(["<me@example.com>"]);
  smtp.refuse("554 5.7.1 Relay access denied");
  await expect(check()).rejects.toThrow(
    /Relay access denied\. The mail server takes mails, but refused this one/,
  );
  smtp.refuse("530 5.7.0 Sign in first", "MAIL FROM");
  await expect(check()).rejects.toThrow(/Sign in first\. No mail can be sent/);
  await expect(checkMail("me@example.com", parseNewsletterSettings({}), console.log)).rejects.toThrow(
    "Set SMTP_URL",
  );
});
