import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { object, string } from "yup";
import { isNetwork, listOf } from "../../shared/networks";
import { parseVariables } from "../../shared/parse-variables";
import { isTimeZone } from "../../shared/time-zone";

const url = (name: string) =>
  string().test(
    "url",
    `${name} must be an absolute URL, such as https://cms.example.com`,
    (value) => value === undefined || URL.canParse(value),
  );

const schema = object({
  CMS_URL: url("CMS_URL").default("http://localhost:3000"),
  CMS_DATA_DIR: string().default(".data"),
  DATABASE_URL: string().matches(
    /^postgres(ql)?:\/\//,
    "DATABASE_URL must be an address of Postgres, such as postgres://cms:password@127.0.0.1/cms",
  ),
  CMS_SECRET: string().min(32, "CMS_SECRET needs at least 32 characters"),
  CMS_PREVIEW_TOKEN: string().min(24, "CMS_PREVIEW_TOKEN needs at least 24 characters"),
  PREVIEW_URL: url("PREVIEW_URL"),
  CONTENT_DIR: string().default("../content"),
  HOTEL_FILE: string(),
  HOTEL_TIME_ZONE: string()
    .default("Europe/Istanbul")
    .test(
      "time-zone",
      "HOTEL_TIME_ZONE is not a time zone, such as Europe/Istanbul",
      (value) => value === undefined || isTimeZone(value),
    ),
  SITE_URL: url("SITE_URL").default("http://localhost:8000"),
  WEBHOOK_URL: url("WEBHOOK_URL"),
  WEBHOOK_SECRET: string().matches(/^whsec_/, "WEBHOOK_SECRET must be whsec_ and base64"),
  NEWSLETTER_URL: url("NEWSLETTER_URL"),
  SMTP_URL: url("SMTP_URL"),
  MAIL_FROM: string().default("cms@localhost"),
  TRUST_PROXY: string().test(
    "proxies",
    "TRUST_PROXY must be addresses or networks of your proxies with commas between, such as 10.0.0.5, 10.1.0.0/16",
    (list) => listOf(list).every(isNetwork),
  ),
});

export interface Environment {
  /** Where people reach the admin, without a slash at its end. */
  url: string;
  /** Folder of the media, the secret, and the database where it is a file. */
  dataDir: string;
  /** Where Postgres keeps the content; undefined: the file of SQLite does. */
  databaseUrl: string | undefined;
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
  /** Addresses and networks of proxies beside this machine's own, whose word on a visitor's address is believed. */
  trustedProxies: string[];
}

/** Throws one error that names every variable that is wrong; an empty value counts as unset. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const values = parseVariables(schema, variables);
  const siteUrl = withoutSlash(values.SITE_URL);
  const dataDir = resolve(values.CMS_DATA_DIR);
  return {
    url: withoutSlash(values.CMS_URL),
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databaseFile: join(dataDir, "cms.db"),
    mediaDir: join(dataDir, "media"),
    secret: values.CMS_SECRET ?? keptSecret(dataDir),
    previewToken: values.CMS_PREVIEW_TOKEN,
    previewUrl: values.PREVIEW_URL && withoutSlash(values.PREVIEW_URL),
    contentDir: resolve(values.CONTENT_DIR),
    hotelFile: values.HOTEL_FILE && resolve(values.HOTEL_FILE),
    timeZone: values.HOTEL_TIME_ZONE,
    siteUrl,
    webhook: {
      url: values.WEBHOOK_URL ?? `${siteUrl}/hooks/content`,
      secret: values.WEBHOOK_SECRET,
    },
    newsletterUrl: values.NEWSLETTER_URL ?? `${siteUrl}/v1/web/subscribe-newsletter`,
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    trustedProxies: listOf(values.TRUST_PROXY),
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
