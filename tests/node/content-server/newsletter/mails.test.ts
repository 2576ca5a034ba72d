import { linkMaker } from "../../../../services/content-server/newsletter/links";
import { type NewsletterServer, startNewsletter } from "../../../support/newsletter-server";

let server: NewsletterServer;

beforeAll(async () => {
  server = await startNewsletter({ NEWSLETTER_SECRET: "a secret of at least thirty-two characters" });
});
afterAll(() => server.close());

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

const rowOf = async (email: string) => (await server.rows()).find((row) => row.email === email);

test.each([
  ["en", "Please confirm your subscription", "Confirm subscription", "Thank you", "You are unsubscribed"],
  ["tr", "aboneliğinizi onaylayın", "Aboneliği onayla", "Teşekkür ederiz", "Abonelikten çıktınız"],
  ["ru", "Подтвердите подписку", "Подтвердить подписку", "Спасибо", "Вы отписались"],
  ["de", "Bitte bestätigen Sie", "Abonnement bestätigen", "Vielen Dank", "Sie sind abgemeldet"],
])("a subscriber confirms and unsubscribes in %s", async (locale, subject, button, thanks, goodbye) => {
  const email = `guest@${locale}.example.com`;
  const { mail, confirm, unsubscribe } = await signUp(email, locale);
  expect(mail.subject).toContain(subject);
  expect(mail.subject).toContain("Pinara Bay");
  expect(mail.headers.from).toBe("Pinara Bay <info@pinarabay.example>");
  expect(mail.headers["content-language"]).toBe(locale);

  const asked = await open(confirm);
  expect(asked.status).toBe(200);
  expect(asked.html).toContain(`<html lang="${locale}">`);
  expect(asked.html).toContain(`<button>${button}</button>`);
  expect(await rowOf(email)).toMatchObject({ status: "pending" });

  expect((await open(confirm, { method: "POST" })).html).toContain(thanks);
  expect(await rowOf(email)).toMatchObject({ status: "confirmed", confirmed_at: expect.any(String) });

  expect((await open(unsubscribe, { method: "POST" })).html).toContain(goodbye);
  expect(await rowOf(email)).toMatchObject({ status: "unsubscribed" });
});

test("the log says where the mail is while there is no mail server", async () => {
  await signUp("log@example.com", "en");
  expect(server.reports.join("\n")).toMatch(/SMTP_URL is not set: .* written to .*\.eml/);
});

test("every mail can be unsubscribed from by its header alone, with one request", async () => {
  const { mail, unsubscribe } = await signUp("header@example.com", "en");
  expect(mail.headers["list-unsubscribe"]).toBe(`<${mail.links[1]}>`);
  expect(mail.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  expect((await open(unsubscribe, { method: "POST", body: form })).status).toBe(200);
  const encoded = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await open(unsubscribe, { method: "POST", body: encoded })).status).toBe(200);
  expect(await rowOf("header@example.com")).toMatchObject({ status: "unsubscribed" });
});

test("a mail scanner that opens every link changes nothing", async () => {
  const { confirm, unsubscribe } = await signUp("scanned@example.com", "en");
  for (const method of ["HEAD", "GET"]) {
    for (const url of [confirm, unsubscribe]) expect((await open(url, { method })).status).toBe(200);
  }
  expect(await rowOf("scanned@example.com")).toMatchObject({ status: "pending", unsubscribed_at: null });
});

test("confirming twice is confirming once", async () => {
  const { confirm } = await signUp("twice@example.com", "en");
  await open(confirm, { method: "POST" });
  const first = await rowOf("twice@example.com");
  expect((await open(confirm, { method: "POST" })).status).toBe(200);
  expect(await rowOf("twice@example.com")).toEqual(first);
});

test("a confirmed subscriber who signs up again stays confirmed", async () => {
  const { confirm } = await signUp("again@example.com", "en");
  await open(confirm, { method: "POST" });
  await server.signUp({ email: "again@example.com", terms: true });
  expect(await rowOf("again@example.com")).toMatchObject({ status: "confirmed", mail_due_at: null });
});

test("pressing the form again and again sends one mail", async () => {
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
  const id = String((await rowOf("late@example.com"))?.id);
  const links = linkMaker(server.url, server.settings.secret ?? "");
  const { url } = links.confirm({ id, locale: "tr" }, Date.now() - 5 * 24 * 60 * 60 * 1_000);
  const page = await open(url, { method: "POST" });
  expect(page.status).toBe(410);
  expect(page.html).toContain("Bu bağlantının süresi doldu");
  expect(await rowOf("late@example.com")).toMatchObject({ status: "pending" });
});

test("a page behind a link loads nothing, is not indexed and tells nobody its address", async () => {
  const { confirm } = await signUp("private@example.com", "en");
  const { headers, html } = await open(confirm);
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(headers.get("x-robots-tag")).toContain("noindex");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(html).not.toContain("private@example.com");
  const injected = await open(`${confirm.split("?")[0] ?? ""}?lang="><script>alert(1)</script>&token=x`);
  expect(injected.html).not.toContain("alert(1)");
});
