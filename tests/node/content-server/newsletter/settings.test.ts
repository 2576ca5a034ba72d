import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { object, string } from "yup";
import { keptSecret } from "../../../../services/content-server/newsletter/secret";
import { parseNewsletterSettings } from "../../../../services/content-server/newsletter/settings";
import { LOCALES } from "../../../../src/config/locales";
import { SITE } from "../../../../src/config/site";
import { temporaryFolder } from "../../../support/temporary-folder";

test("without any variable the newsletter runs on this machine alone", () => {
  expect(parseNewsletterSettings({})).toEqual({
    dataDir: ".data",
    databaseUrl: "file:.data/newsletter.db",
    databaseAuthToken: undefined,
    secret: undefined,
    smtpUrl: undefined,
    from: undefined,
    origins: ["http://localhost:8000"],
    signupsPerMinute: 20,
    linkBase: "http://localhost:8000",
    siteUrl: "http://localhost:8000",
    hotelFile: "content/hotel.json",
  });
});

test("links in mails lead to where browsers send signups, and the site may send them from its origin", () => {
  const { linkBase, origins } = parseNewsletterSettings({
    SITE_URL: "https://www.example.com/",
    GATSBY_API_URL: "https://api.example.com/",
    NEWSLETTER_ORIGINS: "https://a.example.com, https://b.example.com",
  });
  expect(linkBase).toBe("https://api.example.com");
  expect(origins).toEqual(["https://www.example.com", "https://a.example.com", "https://b.example.com"]);
});

test("everything that is wrong is named at once", () => {
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

test("servers that share a database must share the secret", () => {
  const shared = { DATABASE_URL: "libsql://newsletter.example.com" };
  expect(() => parseNewsletterSettings(shared)).toThrow("NEWSLETTER_SECRET must be set");
  expect(parseNewsletterSettings({ ...shared, NEWSLETTER_SECRET: "x".repeat(32) }).secret).toHaveLength(32);
});

test("the kept secret is made once and stays, so that links outlive a restart", async () => {
  const folder = await temporaryFolder();
  const secret = await keptSecret(folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await keptSecret(folder)).toBe(secret);
});

/** The consent's wording in the four languages, by its version in the site's settings. */
const CONSENT_DIGESTS: Record<string, string> = { "2026-11": "d196b7279e40d02e" };

test("the consent has a new version whenever its wording changes", async () => {
  const schema = object({ newsletter: object({ consent: string().required() }) });
  const texts = await Promise.all(
    LOCALES.map(async (locale) => {
      const messages: unknown = JSON.parse(
        await readFile(`src/locale/messages/${locale}/common.json`, "utf8"),
      );
      return schema.validateSync(messages).newsletter.consent;
    }),
  );
  const digest = createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 16);
  expect({ [SITE.newsletterConsentVersion]: digest }).toEqual(CONSENT_DIGESTS);
});
