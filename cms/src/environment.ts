import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { number, object, string } from "yup";
import { hasCode } from "../../shared/errors";
import { isNetwork, listOf } from "../../shared/networks";
import { parseVariables } from "../../shared/parse-variables";
import { isTimeZone } from "../../shared/time-zone";
import { cleanValue } from "../../toolkit/env-text";
import { SMTP_VARIABLES, type SmtpSettings, smtpSettings } from "../../toolkit/smtp-settings";

const url = (name: string) =>
  string().test(
    "url",
    `${name} must be an absolute URL, such as https://cms.example.com`,
    (value) => value === undefined || URL.canParse(value),
  );

const SECRET = /^whsec_[A-Za-z0-9+/]{32,}=*$/;
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

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
  OTHER_HOTELS: string().test(
    "other-hotels",
    "OTHER_HOTELS must be the addresses of other hotels' CMS (https:, or on this machine), each followed by its secret, whsec_ and base64 of 24 bytes or more, with commas between",
    (list) => listOf(list).every((entry) => otherCms(entry) !== undefined),
  ),
  SIGN_IN_URL: string().test(
    "sign-in-url",
    "SIGN_IN_URL must be the https: address of the CMS where people sign in (http: on this machine only), and needs SIGN_IN_SECRET",
    (value, { parent }) => value === undefined || otherCms(`${value} ${parent.SIGN_IN_SECRET}`) !== undefined,
  ),
  SIGN_IN_SECRET: string().matches(
    SECRET,
    "SIGN_IN_SECRET must be whsec_ and base64 of 24 bytes or more, as OTHER_HOTELS names it at SIGN_IN_URL",
  ),
  TRUST_PROXY: string().test(
    "proxies",
    "TRUST_PROXY must be addresses or networks of your proxies with commas between, such as 10.0.0.5, 10.1.0.0/16",
    (list) => listOf(list).every(isNetwork),
  ),
});

/** Another hotel's CMS, and the secret shared with it. */
export interface OtherCms {
  /** No trailing slash. */
  url: string;
  secret: string;
}

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
  /** Hotels that users signed in here may open without signing in again. */
  otherHotels: OtherCms[];
  /** The CMS trusted to identify users; undefined if users can only sign in here. */
  signIn: OtherCms | undefined;
  /** Addresses and networks of trusted proxies, in addition to this machine's own. */
  trustedProxies: string[];
}

/** Throws one error naming every invalid variable; empty values count as unset. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const values = parseVariables(schema, cleaned(variables));
  const siteUrl = withoutSlash(values.SITE_URL);
  const dataDir = resolve(values.CMS_DATA_DIR);
  return {
    url: withoutSlash(values.CMS_URL ?? `http://localhost:${values.CMS_PORT}`),
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databaseFile: join(dataDir, "cms.db"),
    mediaDir: join(dataDir, "media"),
    restoredMark: join(dataDir, "restored"),
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
    mail: { smtp: smtpSettings(values), from: values.MAIL_FROM },
    otherHotels: listOf(values.OTHER_HOTELS).flatMap((entry) => otherCms(entry) ?? []),
    signIn: otherCms(`${values.SIGN_IN_URL ?? ""} ${values.SIGN_IN_SECRET ?? ""}`),
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

/** Parses `https://cms.example.com whsec_…`; undefined if invalid. */
function otherCms(entry: string): OtherCms | undefined {
  const [address = "", secret = "", ...more] = entry.split(/\s+/);
  if (more.length > 0 || !URL.canParse(address) || !SECRET.test(secret)) return undefined;
  const { protocol, hostname } = new URL(address);
  const isPrivate = protocol === "https:" || (protocol === "http:" && LOOPBACK.includes(hostname));
  return isPrivate ? { url: withoutSlash(address), secret } : undefined;
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

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, "");
}
