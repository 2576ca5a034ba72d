import { createClient } from "@libsql/client";
import { CONSENT_VERSIONS } from "../../../../shared/consent-versions";
import { linkMaker } from "../../../../services/newsletter/links";
import type { Database } from "../../../../services/newsletter/database";
import { mailFolder } from "../../../../services/newsletter/mailer";
import { openDatabase } from "../../../../services/newsletter/open-database";
import { Subscribers } from "../../../../services/newsletter/subscribers";
import { writtenMails } from "../../../support/newsletter/mail";
import { untilTrue } from "../../../support/until-true";
import { type NewsletterServer, startNewsletter } from "../../../support/newsletter-server";

let server: NewsletterServer;

beforeAll(async () => {
  server = await startNewsletter({ NEWSLETTER_SECRET: "a secret of at least thirty-two characters" });
});

async function signUp(email: string, locale: string) {
  await server.signUp({ email, terms: true, propertyId: "1", locale });
  const mail = await server.mailTo(email);
  const [confirm, unsubscribe] = mail.links.map(server.local);
  return { mail, confirm: confirm ?? "", unsubscribe: unsubscribe ?? "" };
}

async function open(url: string, init?: RequestInit) {
  const response = await fetch(url, init);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** Proofs of a subscriber who left and came back. */
const LEFT_AND_BACK = ["requested", "confirmed", "unsubscribed", "requested", "confirmed"];

async function proofsOf(email: string) {
  const database = createClient({ url: server.settings.databaseUrl });
  const { rows } = await database.execute({
    sql: `SELECT event, proofs.locale, proofs.consent_version FROM proofs
      JOIN subscribers ON subscribers.id = subscriber_id WHERE email = ? ORDER BY proofs.rowid`,
    args: [email],
  });
  database.close();
  return rows.map(({ event, locale, consent_version }) => ({ event, locale, consent_version }));
}

const rowOf = async (email: string) => (await server.rows()).find((row) => row.email === email);

test("a subscriber confirms and unsubscribes in the language of the signup", async () => {
  const [email, locale] = ["guest@example.com", "ru"];
  const { mail, confirm, unsubscribe } = await signUp(email, locale);
  expect(mail.subject).toContain("Подтвердите подписку");
  expect(mail.subject).toContain("Pinara Bay");
  expect(mail.headers.from).toBe("Pinara Bay <info@pinarabay.example>");
  expect(mail.headers["content-language"]).toBe(locale);

  const asked = await open(confirm);
  expect(asked.status).toBe(200);
  expect(asked.html).toContain(`<html lang="${locale}">`);
  expect(asked.html).toContain("<button>Подтвердить подписку</button>");
  expect(await rowOf(email)).toMatchObject({ status: "pending" });

  expect((await open(confirm, { method: "POST" })).html).toContain("Спасибо");
  expect(await rowOf(email)).toMatchObject({ status: "confirmed" });

  expect((await open(unsubscribe, { method: "POST" })).html).toContain("Вы отписались");
  expect(await rowOf(email)).toMatchObject({ status: "unsubscribed" });
  expect(await proofsOf(email)).toEqual(
    ["requested", "confirmed", "unsubscribed"].map((event) => ({
      event,
      locale,
      consent_version: CONSENT_VERSIONS.newsletter,
    })),
  );
});

test("without a mail server the log says where the mail is", async () => {
  await signUp("log@example.com", "en");
  expect(server.reports.join("\n")).toMatch(/SMTP_URL is not set: .* written to .*\.eml/);
});

test("every mail offers one-click unsubscription through its headers", async () => {
  const { mail, confirm, unsubscribe } = await signUp("header@example.com", "en");
  await open(confirm, { method: "POST" });
  expect(mail.headers["list-unsubscribe"]).toBe(`<${mail.links[1]}>`);
  expect(mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  expect((await open(unsubscribe, { method: "POST", body: form })).status).toBe(200);
  const encoded = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await open(unsubscribe, { method: "POST", body: encoded })).status).toBe(200);
  expect(await rowOf("header@example.com")).toMatchObject({ status: "unsubscribed" });
});

test.each([
  ["application/json", "{garbage"],
  ["application/json", ""],
  ["text/plain", "List-Unsubscribe=One-Click"],
  ["multipart/form-data", "no boundary"],
  ["garbage", "garbage"],
])("one request unsubscribes, whatever its body: %s %s", async (type, body) => {
  const { confirm, unsubscribe } = await signUp(
    `body-${type.replace(/\W/g, "")}-${body.length}@example.com`,
    "en",
  );
  await open(confirm, { method: "POST" });
  const asInHtml = unsubscribe.replace("&token=", "&amp;token=");
  const answer = await open(asInHtml, { method: "POST", body, headers: { "content-type": type } });
  expect(answer).toMatchObject({ status: 200, html: expect.stringContaining("You are unsubscribed") });
});

test("a mail scanner that opens every link changes nothing", async () => {
  const { confirm, unsubscribe } = await signUp("scanned@example.com", "en");
  for (const method of ["HEAD", "GET"]) {
    for (const url of [confirm, unsubscribe]) expect((await open(url, { method })).status).toBe(200);
  }
  expect(await rowOf("scanned@example.com")).toMatchObject({ status: "pending" });
  expect((await proofsOf("scanned@example.com")).map(({ event }) => event)).toEqual(["requested"]);
});

test("a mail scanner that also presses the unsubscribe button does not invalidate the person's confirmation", async () => {
  const email = "pressed@example.com";
  const first = await signUp(email, "en");
  const press = async ({ unsubscribe }: { unsubscribe: string }) =>
    expect((await open(unsubscribe, { method: "POST" })).html).toContain("You are unsubscribed");
  await press(first);
  expect(await rowOf(email)).toMatchObject({ status: "pending" });
  expect((await open(first.confirm, { method: "POST" })).html).toContain("Thank you");

  await press(first);
  expect(await rowOf(email)).toMatchObject({ status: "unsubscribed" });
  const second = await signUpAgain(email);
  await press(second);
  expect((await open(second.confirm, { method: "POST" })).html).toContain("Thank you");
  expect((await proofsOf(email)).map(({ event }) => event)).toEqual(LEFT_AND_BACK);
});

test("a used link does nothing but say so in the reader's language", async () => {
  const email = "twice@example.com";
  const { confirm } = await signUp(email, "de");
  await open(confirm, { method: "POST" });
  const [row, proofs] = [await rowOf(email), await proofsOf(email)];
  for (const method of ["GET", "POST"])
    expect(await open(confirm, { method })).toMatchObject({
      status: 200,
      html: expect.stringContaining("Dieser Link bewirkt nichts mehr"),
    });
  expect(await rowOf(email)).toEqual(row);
  expect(await proofsOf(email)).toEqual(proofs);
});

/** Simulates the passage of time by moving the subscriber's stored times into the past. */
async function later(email: string, minutes: number): Promise<void> {
  const database = createClient({ url: server.settings.databaseUrl });
  const back = (column: string) =>
    `${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-${minutes} minutes')`;
  await database.execute({
    sql: `UPDATE subscribers SET ${back("signed_up_at")} WHERE email = ?`,
    args: [email],
  });
  await database.execute({
    sql: `UPDATE proofs SET ${back("at")} WHERE subscriber_id = (SELECT id FROM subscribers WHERE email = ?)`,
    args: [email],
  });
  database.close();
}

const mailsTo = async (email: string) =>
  (await writtenMails(mailFolder(server.settings.dataDir))).filter(({ to }) => to === email);

/** Signs up again and returns the links in the resulting mail. */
async function signUpAgain(email: string) {
  const before = (await mailsTo(email)).length;
  await server.signUp({ email, terms: true, propertyId: "1", locale: "en" });
  await untilTrue(async () => (await mailsTo(email)).length > before);
  const [confirm = "", unsubscribe = ""] = (await mailsTo(email)).at(-1)?.links.map(server.local) ?? [];
  return { confirm, unsubscribe };
}

test("the newer of two links confirms; the older one says that it no longer works", async () => {
  const email = "older@example.com";
  const first = await signUp(email, "en");
  await later(email, 11);
  const second = await signUpAgain(email);
  expect((await open(first.confirm)).html).toContain("This link does nothing any more");
  expect((await open(first.confirm, { method: "POST" })).html).toContain("This link does nothing any more");
  expect(await rowOf(email)).toMatchObject({ status: "pending" });
  expect((await open(second.confirm, { method: "POST" })).html).toContain("Thank you");
});

test("one address gets three mails a day, then none, with the same answer; the third link still confirms", async () => {
  const email = "molested@example.com";
  await signUp(email, "en");
  for (let mail = 2; mail <= 3; mail += 1) {
    await later(email, 11);
    await signUpAgain(email);
  }
  for (let count = 0; count < 5; count += 1) {
    await later(email, 11);
    expect(await server.signUp({ email, terms: true })).toEqual({ status: 204, body: undefined });
  }
  expect(await rowOf(email)).toMatchObject({ mail_due_at: null });
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(3);
  expect((await open(server.local(mails[2]?.links[0]), { method: "POST" })).html).toContain("Thank you");

  await open(server.local(mails[2]?.links[1]), { method: "POST" });
  await later(email, 24 * 60);
  await signUpAgain(email);
  expect(await rowOf(email)).toMatchObject({ status: "returning" });
});

test("a signup makes the same database calls, and so takes as long, whether or not the address is on the list", async () => {
  const { confirm } = await signUp("known@example.com", "en");
  await open(confirm, { method: "POST" });
  const opened = await openDatabase(server.settings.databaseUrl);
  const calls: string[] = [];
  const watched: Database = {
    protocol: opened.protocol,
    execute: (statement) => {
      calls.push("execute");
      return opened.execute(statement);
    },
    batch: (statements, mode) => {
      calls.push("batch");
      return opened.batch(statements, mode);
    },
    close: () => opened.close(),
  };
  for (const email of ["known@example.com", "unknown@example.com"]) {
    const asked = { email, terms: true, propertyId: "1", locale: "en", consent: null } as const;
    await new Subscribers(watched).signUp(asked, CONSENT_VERSIONS.newsletter, Date.now());
  }
  opened.close();
  const ofOne = ["execute", "execute", "batch"];
  expect(calls).toEqual([...ofOne, ...ofOne]);
});

test("submitting the form repeatedly sends one mail", async () => {
  await signUp("eager@example.com", "en");
  await server.signUp({ email: "eager@example.com", terms: true });
  expect(await rowOf("eager@example.com")).toMatchObject({ status: "pending", mail_due_at: null });
});

test.each([
  ["without a token", (url: URL) => url.searchParams.delete("token"), 404, "This link does not work"],
  [
    "with a changed token",
    (url: URL) => url.searchParams.set("token", `${url.searchParams.get("token") ?? ""}x`),
    404,
    "This link does not work",
  ],
  [
    "for another purpose",
    (url: URL) => (url.pathname = url.pathname.replace("confirm", "unsubscribe")),
    404,
    "This link does not work",
  ],
])("a link %s does nothing and says so", async (name, change, status, title) => {
  const email = `${name.replaceAll(" ", "-")}@example.com`;
  const url = new URL((await signUp(email, "en")).confirm);
  change(url);
  for (const method of ["GET", "POST"]) {
    const page = await open(url.href, { method });
    expect(page.status).toBe(status);
    expect(page.html).toContain(title);
  }
  expect(await rowOf(email)).toMatchObject({ status: "pending" });
});

test("an expired link says so in the reader's language", async () => {
  await signUp("late@example.com", "tr");
  const row = await rowOf("late@example.com");
  const [id, request] = [String(row?.id), String(row?.request)];
  const links = linkMaker(server.url, server.settings.secret ?? "");
  const { url } = links.confirm({ id, request, locale: "tr" }, Date.now() - 5 * 24 * 60 * 60 * 1_000);
  const page = await open(url, { method: "POST" });
  expect(page.status).toBe(410);
  expect(page.html).toContain("Bu bağlantının süresi doldu");
  expect(await rowOf("late@example.com")).toMatchObject({ status: "pending" });
});

test("a page behind a link loads nothing, is not indexed and does not leak its address", async () => {
  const { confirm } = await signUp("private@example.com", "en");
  const { headers, html } = await open(confirm);
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[^;]+; form-action/,
  );
  expect(headers.get("x-robots-tag")).toContain("noindex");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(html).not.toContain("private@example.com");
  const injected = await open(`${confirm.split("?")[0] ?? ""}?lang="><script>alert(1)</script>&token=x`);
  expect(injected.html).not.toContain("alert(1)");
});
