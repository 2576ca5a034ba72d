import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

const address = (unset: string) => z.url().default(unset).transform(withoutSlash);
const optionalText = z.string().optional();

const schema = z.object({
  CMS_URL: address("http://localhost:3000"),
  CMS_DATA_DIR: z.string().default(".data"),
  CMS_SECRET: z.string().min(32, "needs at least 32 characters").optional(),
  CMS_PREVIEW_TOKEN: z.string().min(24, "needs at least 24 characters").optional(),
  PREVIEW_URL: z.url().transform(withoutSlash).optional(),
  CONTENT_DIR: z.string().default("../content"),
  HOTEL_FILE: optionalText,
  HOTEL_TIME_ZONE: z
    .string()
    .default("Europe/Istanbul")
    .refine(isTimeZone, "is not a time zone, such as Europe/Istanbul"),
  SITE_URL: address("http://localhost:8000"),
  WEBHOOK_URL: z.url().optional(),
  WEBHOOK_SECRET: z.string().startsWith("whsec_", "must be whsec_ and base64").optional(),
  NEWSLETTER_URL: z.url().optional(),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().default("cms@localhost"),
});

export interface Environment {
  /** Where people reach the admin, without a slash at its end. */
  url: string;
  /** Folder of the database, the media and the secret. */
  dataDir: string;
  databaseFile: string;
  mediaDir: string;
  secret: string;
  /** Whoever sends it reads drafts; undefined: only signed-in people do. */
  previewToken: string | undefined;
  /** A second site, built with drafts; undefined: there is none. */
  previewUrl: string | undefined;
  /** What an empty database is seeded from. */
  contentDir: string;
  /** Written whenever the hotel's facts are published; undefined: not written. */
  hotelFile: string | undefined;
  timeZone: string;
  siteUrl: string;
  webhook: { url: string; secret: string | undefined };
  /** Where signups are handed to. */
  newsletterUrl: string;
  mail: { smtpUrl: string | undefined; from: string };
}

/** Throws one error that names every variable that is wrong; an empty value counts as unset. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(set);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    throw new Error(`Mend these environment variables:\n- ${faults.join("\n- ")}`);
  }
  const values = parsed.data;
  const dataDir = resolve(values.CMS_DATA_DIR);
  return {
    url: values.CMS_URL,
    dataDir,
    databaseFile: join(dataDir, "cms.db"),
    mediaDir: join(dataDir, "media"),
    secret: values.CMS_SECRET ?? keptSecret(dataDir),
    previewToken: values.CMS_PREVIEW_TOKEN,
    previewUrl: values.PREVIEW_URL,
    contentDir: resolve(values.CONTENT_DIR),
    hotelFile: values.HOTEL_FILE && resolve(values.HOTEL_FILE),
    timeZone: values.HOTEL_TIME_ZONE,
    siteUrl: values.SITE_URL,
    webhook: {
      url: values.WEBHOOK_URL ?? `${values.SITE_URL}/hooks/content`,
      secret: values.WEBHOOK_SECRET,
    },
    newsletterUrl: values.NEWSLETTER_URL ?? `${values.SITE_URL}/v1/web/subscribe-newsletter`,
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
  };
}

/** Signs the sessions: made on the first start, readable by this user only. */
function keptSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, "secret");
  if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, "");
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
