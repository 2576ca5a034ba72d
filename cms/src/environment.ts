import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { number, object, string } from "yup";
import { hasCode } from "../../shared/errors";
import { isNetwork, listOf } from "../../shared/networks";
import { parseVariables } from "../../shared/parse-variables";
import { isTimeZone } from "../../shared/time-zone";
import { cleanValue } from "../../services/toolkit/env-text";
import { SMTP_VARIABLES, type SmtpSettings, smtpSettings } from "../../services/toolkit/smtp-settings";

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

/** Another hotel's CMS, and the secret that only the two know. */
export interface OtherCms {
  /** Without a slash at its end. */
  url: string;
  secret: string;
}

export interface Environment {
  /** Where people reach the admin, without a slash at its end. */
  url: string;
  /** Folder of the media, the secret, and the database where it is a file. */
  dataDir: string;
  /** Where Postgres keeps the content; undefined: the file of SQLite does. */
  databaseUrl: string | undefined;
  databaseFile: string;
  mediaDir: string;
  /** There from a restore until the site has been told of it. */
  restoredMark: string;
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
  /** Without a server mails are written to the log. */
  mail: { smtp: SmtpSettings | undefined; from: string };
  /** Hotels that people who sign in here may go to without signing in again. */
  otherHotels: OtherCms[];
  /** The CMS whose word on who somebody is is believed; undefined: people sign in here alone. */
  signIn: OtherCms | undefined;
  /** Addresses and networks of proxies beside this machine's own, whose word on a visitor's address is believed. */
  trustedProxies: string[];
}

/** Throws one error that names every variable that is wrong; an empty value counts as unset. */
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

/** Our variables, each as it is meant: quotes of Docker's `--env-file` and line ends of Kubernetes' secrets do not count. */
function cleaned(variables: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.keys(schema.fields).flatMap((name) => {
      const value = variables[name];
      return value === undefined ? [] : [[name, cleanValue(name, value)]];
    }),
  );
}

/** `https://cms.example.com whsec_…` → its parts; undefined: it is not that. */
function otherCms(entry: string): OtherCms | undefined {
  const [address = "", secret = "", ...more] = entry.split(/\s+/);
  if (more.length > 0 || !URL.canParse(address) || !SECRET.test(secret)) return undefined;
  const { protocol, hostname } = new URL(address);
  const isPrivate = protocol === "https:" || (protocol === "http:" && LOOPBACK.includes(hostname));
  return isPrivate ? { url: withoutSlash(address), secret } : undefined;
}

/** Signs the sessions: made on the first start, readable by this user only. */
function keptSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, "secret");
  if (!existsSync(file)) makeSecret(file);
  return readFileSync(file, "utf8");
}

/** The file appears whole or not at all; where two processes start at once, the first one's stays. */
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
