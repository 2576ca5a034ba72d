import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { keptLinkSecret } from "../../../../services/newsletter/secret";
import { parseNewsletterSettings } from "../../../../services/newsletter/settings";
import { fileUrl } from "../../../../shared/file-url";
import { startNewsletter } from "../../../support/newsletter-server";
import { temporaryFolder } from "../../../support/temporary-folder";

test("without any variables the newsletter runs on this machine only", () => {
  expect(parseNewsletterSettings({})).toMatchObject({
    databaseUrl: fileUrl(".data/newsletter.db"),
    secret: undefined,
    smtp: undefined,
    origins: ["http://localhost:8000"],
    linkBase: "http://localhost:8000",
    hotelFile: "content/hotel.json",
  });
});

test("links in mails lead to where browsers send signups, and the site's origin may send them", () => {
  const { linkBase, origins } = parseNewsletterSettings({
    SITE_URL: "https://www.example.com/",
    GATSBY_API_URL: "https://api.example.com/",
    NEWSLETTER_ORIGINS: "https://a.example.com, https://b.example.com",
  });
  expect(linkBase).toBe("https://api.example.com");
  expect(origins).toEqual(["https://www.example.com", "https://a.example.com", "https://b.example.com"]);
});

test("all faults are reported at once", () => {
  const wrong = {
    DATABASE_URL: "postgres://localhost/db",
    NEWSLETTER_SECRET: "short",
    SMTP_URL: "mail.example.com",
    NEWSLETTER_FROM: "Letters <letters@example.com>",
    NEWSLETTER_ORIGINS: "www.example.com",
    NEWSLETTER_SIGNUPS_PER_MINUTE: "many",
  };
  for (const name of Object.keys(wrong)) {
    expect(() => parseNewsletterSettings(wrong)).toThrow(new RegExp(`^- ${name} must`, "m"));
  }
});

test.each([
  "smtp://user:pa/ss@mail.example.com",
  "smtp://user:12/34@mail.example.com",
  "smtp://user:12#34@mail.example.com",
  "smtp://user:12?34@mail.example.com",
  "smtp://user:100%@mail.example.com",
])("%s is rejected with instructions, without repeating its password", (url) => {
  const refusal = () => parseNewsletterSettings({ SMTP_URL: url });
  expect(refusal).toThrow(/SMTP_URL must look like .+ percent-encoded .+ SMTP_HOST/);
  expect(refusal).not.toThrow(/pa\/ss|12|100%/);
});

test.each([
  [
    { SMTP_URL: "smtps://me%40example.com:p%2Fa@mail.example.com" },
    { host: "mail.example.com", port: 465, security: "tls", user: "me@example.com", password: "p/a" },
  ],
  [
    { SMTP_URL: "smtp://[::1]:2525", SMTP_SECURITY: "none" },
    { host: "::1", port: 2525, security: "none" },
  ],
  [
    { SMTP_HOST: "mail.example.com", SMTP_USER: "me@example.com", SMTP_PASSWORD: "p/a#?%" },
    { host: "mail.example.com", port: 587, user: "me@example.com", password: "p/a#?%" },
  ],
  [
    { SMTP_HOST: "mail.example.com", SMTP_PORT: "465" },
    { port: 465, security: "tls" },
  ],
  [
    { SMTP_HOST: "mail.example.com", SMTP_SECURITY: "starttls" },
    { port: 587, security: "starttls" },
  ],
])("%j configures a mail server", (variables, smtp) => {
  expect(parseNewsletterSettings(variables).smtp).toMatchObject(smtp);
});

test.each([
  [{ SMTP_URL: "smtp://mail.example.com", SMTP_HOST: "mail.example.com" }, "must not both be set"],
  [{ SMTP_USER: "me" }, "SMTP_USER needs SMTP_HOST"],
  [
    { SMTP_HOST: "mail.example.com", SMTP_SECURITY: "ssl" },
    "SMTP_SECURITY must be one of tls, starttls, none",
  ],
])("%j is refused", (variables, reason) => {
  expect(() => parseNewsletterSettings(variables)).toThrow(reason);
});

test.each([
  "file:///srv/Otel #1/a.db",
  "file:///srv/a.db?mode=ro",
  "file:///srv/100%/a.db",
  "file://srv/a.db",
])("%s is not accepted as the address of a file", (url) => {
  expect(() => parseNewsletterSettings({ DATABASE_URL: url })).toThrow(
    "DATABASE_URL must be file: and the path as it is",
  );
});

test("servers that share a database must share the secret", () => {
  const shared = { DATABASE_URL: "libsql://newsletter.example.com" };
  expect(() => parseNewsletterSettings(shared)).toThrow("NEWSLETTER_SECRET must be set");
  expect(parseNewsletterSettings({ ...shared, NEWSLETTER_SECRET: "x".repeat(32) }).secret).toHaveLength(32);
});

test.each([0, 31])("a stored secret of %d bytes is rejected and left as it is", async (length) => {
  const folder = await temporaryFolder();
  const file = join(folder, "newsletter-secret");
  await writeFile(file, "x".repeat(length));
  await expect(keptLinkSecret(folder)).rejects.toThrow(
    `${file} holds ${length} characters instead of 32 or more`,
  );
  expect((await stat(file)).size).toBe(length);
});

test("simultaneous starts agree on one secret, which stays, so that links survive a restart", async () => {
  const folder = await temporaryFolder();
  const secrets = await Promise.all(Array.from({ length: 20 }, () => keptLinkSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(await keptLinkSecret(folder)).toBe(secrets[0]);
  expect(await readdir(folder)).toEqual(["newsletter-secret"]);
});

test("the newsletter's files are private to their owner, even in an existing open folder", async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "mail"), { mode: 0o755 });
  for (const name of ["newsletter-secret", "newsletter.db"])
    await writeFile(join(folder, name), name.endsWith("secret") ? "x".repeat(64) : "", { mode: 0o644 });
  const server = await startNewsletter({ DATA_DIR: folder });
  await server.signUp({ email: "ada@example.com", terms: true });
  await server.mailTo("ada@example.com");
  const modes = await modesIn(folder);
  await server.close();
  expect(Object.keys(modes)).toEqual(
    expect.arrayContaining(["mail", "newsletter-secret", "newsletter.db", "newsletter.db-wal"]),
  );
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  for (const [name, mode] of Object.entries(modes))
    expect({ name, mode }).toEqual({ name, mode: name === "mail" ? 0o700 : 0o600 });
});

async function modesIn(folder: string): Promise<Record<string, number>> {
  const names = await readdir(folder, { recursive: true });
  const modes = names.map(async (name) => [name, (await stat(join(folder, name))).mode & 0o777] as const);
  return Object.fromEntries(await Promise.all(modes));
}
