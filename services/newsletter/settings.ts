import { join } from "node:path";
import { number, object, string } from "yup";
import { type Environment, parseEnvironment } from "../../shared/environment";
import { fileUrl } from "../../shared/file-url";
import { listOf } from "../../shared/networks";
import { parseVariables } from "../../shared/parse-variables";
import type { HourlyCeiling } from "./hourly-ceiling";
import { type SmtpSettings, smtpSettings } from "../../toolkit/smtp-settings";
import { isWhole } from "./database-file";
import { SHORTEST_SECRET } from "../../toolkit/kept-secret";
import { ALERT_VARIABLES, alertSettings, type AlertSettings } from "../../toolkit/alert-settings";

export interface NewsletterSettings {
  /** Folder of the database, the secret and the mails written to files. */
  dataDir: string;
  /** `file:` URL or the URL of a libSQL server. */
  databaseUrl: string;
  databaseAuthToken: string | undefined;
  /** Signs links in mails; undefined: one is generated and stored in the data folder. */
  secret: string | undefined;
  /** Undefined: mails are written to files. */
  smtp: SmtpSettings | undefined;
  /** Sender's address; undefined: the hotel's. */
  from: string | undefined;
  /** Who is alerted when mails are not sent. */
  alert: AlertSettings;
  /** Origins of sites on other hosts that may submit signups. */
  origins: string[];
  /** Signups per minute and network address. */
  signupsPerMinute: number;
  /** Hourly limits for mails to people who have not confirmed yet. */
  ceiling: HourlyCeiling;
  /** This server's public URL, for links in mails; no trailing slash. */
  linkBase: string;
  /** File of the summary of visits; undefined: none are counted. */
  vitalsFile: string | undefined;
  siteUrl: string;
  hotelFile: string;
}

const settingsSchema = object({
  DATABASE_URL: string()
    .matches(
      /^(file:|libsql:|https?:|wss?:)/,
      "DATABASE_URL must start with file:, libsql:, http(s): or ws(s):",
    )
    .test(
      "file",
      "DATABASE_URL must be file: and the path as it is, or file:/// and the path with # ? % written as %23 %3F %25",
      (url) => url === undefined || isWhole(url),
    ),
  DATABASE_AUTH_TOKEN: string(),
  NEWSLETTER_SECRET: string()
    .min(
      SHORTEST_SECRET,
      `NEWSLETTER_SECRET must have at least ${SHORTEST_SECRET} characters, for example from: openssl rand -hex 32`,
    )
    .when("DATABASE_URL", {
      is: (url: string | undefined) => url !== undefined && !url.startsWith("file:"),
      then: (secret) =>
        secret.required(
          "NEWSLETTER_SECRET must be set where several servers share a database: they share it too",
        ),
    }),
  ...ALERT_VARIABLES,
  NEWSLETTER_ORIGINS: string().test(
    "origins",
    "NEWSLETTER_ORIGINS must be origins with commas between them, for example https://www.example.com",
    (list) => listOf(list).every((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
  ),
  NEWSLETTER_SIGNUPS_PER_MINUTE: number()
    .typeError("NEWSLETTER_SIGNUPS_PER_MINUTE must be a number")
    .integer("NEWSLETTER_SIGNUPS_PER_MINUTE must be a whole number")
    .min(1, "NEWSLETTER_SIGNUPS_PER_MINUTE must be at least 1")
    .default(20),
  NEWSLETTER_MAILS_PER_HOUR: number()
    .typeError("NEWSLETTER_MAILS_PER_HOUR must be a number")
    .integer("NEWSLETTER_MAILS_PER_HOUR must be a whole number")
    .min(2, "NEWSLETTER_MAILS_PER_HOUR must be at least 2")
    .default(200),
});

/**
 * Parses the newsletter's environment variables; an empty value counts as unset. Throws one error that lists
 * every invalid variable and how to fix it.
 */
export function parseNewsletterSettings(
  variables: Record<string, string | undefined>,
  environment: Environment = parseEnvironment(variables),
): NewsletterSettings {
  const { siteUrl, signupApiUrl, hotelFile, dataDir, port, vitalsPercent, vitalsFile } = environment;
  const site = variables.SITE_URL ? siteUrl : `http://localhost:${port}`;
  const parsed = parseVariables(settingsSchema, variables);
  return {
    dataDir,
    databaseUrl: parsed.DATABASE_URL ?? fileUrl(join(dataDir, "newsletter.db")),
    databaseAuthToken: parsed.DATABASE_AUTH_TOKEN,
    secret: parsed.NEWSLETTER_SECRET,
    smtp: smtpSettings(parsed),
    from: parsed.NEWSLETTER_FROM,
    alert: alertSettings(parsed),
    origins: [new URL(site).origin, ...listOf(parsed.NEWSLETTER_ORIGINS)],
    signupsPerMinute: parsed.NEWSLETTER_SIGNUPS_PER_MINUTE,
    ceiling: {
      all: parsed.NEWSLETTER_MAILS_PER_HOUR,
      ofOneDomain: Math.floor(parsed.NEWSLETTER_MAILS_PER_HOUR / 2),
    },
    linkBase: signupApiUrl || site,
    vitalsFile: vitalsPercent > 0 ? vitalsFile : undefined,
    siteUrl: site,
    hotelFile,
  };
}
