import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { number, object, string } from "yup";
import { hasCode } from "../../shared/errors";
import { isHttpUrl } from "../../shared/http-url";
import { isNetwork, listOf } from "../../shared/networks";
import { parseVariables } from "../../shared/parse-variables";
import { isTimeZone } from "../../shared/time-zone";
import { withoutTrailingSlash } from "../../shared/trailing-slash";
import { cleanValue } from "../../toolkit/env-text";
import { SMTP_VARIABLES, type SmtpSettings, smtpSettings } from "../../toolkit/smtp-settings";
import {
  TRANSLATION_VARIABLES,
  type TranslationSettings,
  translationSettings,
} from "./machine-translation/settings";

const url = (name: string) =>
  string().test(
    "url",
    `${name} must be an absolute http(s) URL, such as https://cms.example.com`,
    (value) => value === undefined || isHttpUrl(value),
  );

const schema = object({
  CMS_PORT: number()
    .typeError("CMS_PORT must be a number between 1 and 65535")
    .integer("CMS_PORT must be a whole number")
    .min(1, "CMS_PORT must be a number between 1 and 65535")
    .max(65_535, "CMS_PORT must be a number between 1 and 65535")
    .default(3000),
  CMS_URL: url("CMS_URL"),
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
  ...SMTP_VARIABLES,
  MAIL_FROM: string().default("cms@localhost"),
  ...TRANSLATION_VARIABLES,
  TRUST_PROXY: string().test(
    "proxies",
    "TRUST_PROXY must be addresses or networks of your proxies with commas between, such as 10.0.0.5, 10.1.0.0/16",
    (list) => listOf(list).every(isNetwork),
  ),
});

export interface Environment {
  /** Public URL of the admin, no trailing slash. */
  url: string;
  /** Folder of the media, the secret, and the SQLite database if used. */
  dataDir: string;
  /** Postgres URL; undefined to use SQLite. */
  databaseUrl: string | undefined;
  databaseFile: string;
  mediaDir: string;
  /** Exists from a restore until the site has been notified of it. */
  restoredMark: string;
  secret: string;
  /** Token that allows reading drafts; if undefined, only signed-in users can. */
  previewToken: string | undefined;
  /** A second site, built with drafts; undefined if there is none. */
  previewUrl: string | undefined;
  /** Content folder that seeds an empty database. */
  contentDir: string;
  /** Written whenever the hotel's facts are published; undefined to not write it. */
  hotelFile: string | undefined;
  timeZone: string;
  siteUrl: string;
  webhook: { url: string; secret: string | undefined };
  /** Signups are forwarded to this URL. */
  newsletterUrl: string;
  /** Without a server, mails are written to the log. */
  mail: { smtp: SmtpSettings | undefined; from: string };
  /** The service that drafts translations; undefined if there is none. */
  translation: TranslationSettings | undefined;
  /** Addresses and networks of trusted proxies, in addition to this machine's own. */
  trustedProxies: string[];
}

/** Throws one error naming every invalid variable; empty values count as unset. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const values = parseVariables(schema, cleaned(variables));
  const siteUrl = withoutTrailingSlash(values.SITE_URL);
  const dataDir = resolve(values.CMS_DATA_DIR);
  return {
    url: withoutTrailingSlash(values.CMS_URL ?? `http://localhost:${values.CMS_PORT}`),
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databaseFile: join(dataDir, "cms.db"),
    mediaDir: join(dataDir, "media"),
    restoredMark: join(dataDir, "restored"),
    secret: values.CMS_SECRET ?? keptSecret(dataDir),
    previewToken: values.CMS_PREVIEW_TOKEN,
    previewUrl: values.PREVIEW_URL && withoutTrailingSlash(values.PREVIEW_URL),
    contentDir: resolve(values.CONTENT_DIR),
    hotelFile: values.HOTEL_FILE && resolve(values.HOTEL_FILE),
    timeZone: values.HOTEL_TIME_ZONE,
    siteUrl,
    webhook: {
      url: values.WEBHOOK_URL ?? `${siteUrl}/hooks/content`,
      secret: values.WEBHOOK_SECRET,
    },
    newsletterUrl: values.NEWSLETTER_URL ?? `${siteUrl}/v1/web/subscribe-newsletter`,
    mail: { smtp: smtpSettings(values), from: values.MAIL_FROM },
    translation: translationSettings(values),
    trustedProxies: listOf(values.TRUST_PROXY),
  };
}

/** Our variables, without quotes left by Docker's `--env-file` and line breaks from Kubernetes secrets. */
function cleaned(variables: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.keys(schema.fields).flatMap((name) => {
      const value = variables[name];
      return value === undefined ? [] : [[name, cleanValue(name, value)]];
    }),
  );
}

/** Secret that signs sessions: created on the first start, readable only by this user. */
function keptSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, "secret");
  if (!existsSync(file)) makeSecret(file);
  return readFileSync(file, "utf8");
}

/** Creates the file atomically; if two processes start at once, the first one's is kept. */
function makeSecret(file: string): void {
  const temporary = `${file}.${randomUUID()}`;
  try {
    writeFileSync(temporary, randomBytes(48).toString("base64url"), { mode: 0o600, flush: true });
    linkSync(temporary, file);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}
