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

const proofsOf = (email: string) =>
  server.query(`SELECT event, proofs.locale, proofs.consent_version FROM proofs
    JOIN subscribers ON subscribers.id = subscriber_id WHERE email = '${email}' ORDER BY proofs.rowid`);

const rowOf = async (email: string) => (await server.rows()).find((row) => row.email === email);

test("a subscriber confirms and unsubscribes in the language of the signup, by buttons, not by opening links", async () => {
  const [email, locale] = ["guest@example.com", "ru"];
  const { mail, confirm, unsubscribe } = await signUp(email, locale);
  expect(server.reports.join("\n")).toMatch(/SMTP_URL is not set: .* written to .*\.eml/);
  expect(mail.subject).toContain("Подтвердите подписку");
  expect(mail.subject).toContain("Pinara Bay");
  expect(mail.headers).toMatchObject({
    from: "Pinara Bay <info@pinarabay.example>",
    "content-language": locale,
    "list-unsubscribe": `<${mail.links[1]}>`,
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });

  const openBoth = async () => {
    for (const method of ["HEAD", "GET"])
      for (const url of [confirm, unsubscribe]) expect((await open(url, { method })).status).toBe(200);
  };
  await openBoth();
  const asked = await open(confirm);
  expect(asked.html).toContain(`<html lang="${locale}">`);
  expect(asked.html).toContain("<button>Подтвердить подписку</button>");
  expect(await rowOf(email)).toMatchObject({ status: "pending" });

  expect((await open(confirm, { method: "POST" })).html).toContain("Спасибо");
  await openBoth();
  expect(await rowOf(email)).toMatchObject({ status: "confirmed" });

  const body = new FormData();
  body.set("List-Unsubscribe", "One-Click");
  expect((await open(unsubscribe, { method: "POST", body })).html).toContain("Вы отписались");
  expect(await rowOf(email)).toMatchObject({ status: "unsubscribed" });
  expect(await proofsOf(email)).toEqual(
    ["requested", "confirmed", "unsubscribed"].map((event) => ({
      event,
      locale,
      consent_version: CONSENT_VERSIONS.newsletter,
    })),
  );
});

test.each([
  ["application/json", "{garbage"],
  ["multipart/form-data", "no boundary"],
  ["garbage", "garbage"],
])("one request unsubscribes, whatever its body: %s %s", async (type, body) => {
  const { confirm, unsubscribe } = await signUp(`body-${type.replace(/\W/g, "")}@example.com`, "en");
  await open(confirm, { method: "POST" });
  const asInHtml = unsubscribe.replace("&token=", "&amp;token=");
  const answer = await open(asInHtml, { method: "POST", body, headers: { "content-type": type } });
  expect(answer).toMatchObject({ status: 200, html: expect.stringContaining("You are unsubscribed") });
});

test("a mail scanner that presses the unsubscribe button does not invalidate the person's confirmation", async () => {
  const email = "pressed@example.com";
  const { confirm, unsubscribe } = await signUp(email, "en");
  expect((await open(unsubscribe, { method: "POST" })).html).toContain("You are unsubscribed");
  expect(await rowOf(email)).toMatchObject({ status: "pending" });
  expect((await open(confirm, { method: "POST" })).html).toContain("Thank you");
});

/** Simulates the passage of time by moving the subscriber's stored times into the past. */
async function later(email: string, minutes: number): Promise<void> {
  const back = (column: string) =>
    `${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-${minutes} minutes')`;
  await server.query(`UPDATE subscribers SET ${back("signed_up_at")} WHERE email = '${email}'`);
  await server.query(`UPDATE proofs SET ${back("at")}
    WHERE subscriber_id = (SELECT id FROM subscribers WHERE email = '${email}')`);
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

test("the newer of two links confirms, once; the older one and the used one say that they do nothing any more", async () => {
  const email = "older@example.com";
  const first = await signUp(email, "de");
  await later(email, 11);
  const second = await signUpAgain(email);
  const expectNothing = async (url: string, words: string) => {
    const [row, proofs] = [await rowOf(email), await proofsOf(email)];
    for (const method of ["GET", "POST"])
      expect(await open(url, { method })).toMatchObject({
        status: 200,
        html: expect.stringContaining(words),
      });
    expect(await rowOf(email)).toEqual(row);
    expect(await proofsOf(email)).toEqual(proofs);
  };
  await expectNothing(first.confirm, "Dieser Link bewirkt nichts mehr");
  expect((await open(second.confirm, { method: "POST" })).html).toContain("Thank you");
  await expectNothing(second.confirm, "This link does nothing any more");
});

test("one address gets one mail in ten minutes and three a day, with the same answer; the third link still confirms", async () => {
  const email = "molested@example.com";
  await signUp(email, "en");
  await server.signUp({ email, terms: true });
  expect(await rowOf(email)).toMatchObject({ status: "pending", mail_due_at: null });
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

test.each<[string, (url: URL) => void]>([
  ["without a token", (url) => url.searchParams.delete("token")],
  ["with a changed token", (url) => url.searchParams.set("token", `${url.searchParams.get("token")}x`)],
  ["for another purpose", (url) => (url.pathname = url.pathname.replace("confirm", "unsubscribe"))],
])("a link %s does nothing and says so", async (name, change) => {
  const email = `${name.replaceAll(" ", "-")}@example.com`;
  const url = new URL((await signUp(email, "en")).confirm);
  change(url);
  for (const method of ["GET", "POST"]) {
    const page = await open(url.href, { method });
    expect(page).toMatchObject({ status: 404, html: expect.stringContaining("This link does not work") });
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
