import type { InStatement } from "@libsql/client/sqlite3";
import { CONSENTS } from "../../languages/consents";
import { ENQUIRY_KINDS } from "../../shared/enquiry";
import { RECIPIENTS } from "./enquiry";
import { PROOFS, STATUSES } from "./states";

const oneOf = (names: readonly string[]) => names.map((name) => `'${name}'`).join(", ");

/** One row per address; `request` is the newest signup that was sent a mail, `mailbox` the mailbox it reaches. */
const SUBSCRIBERS = `
  CREATE TABLE IF NOT EXISTS subscribers (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    mailbox TEXT NOT NULL DEFAULT '',
    status TEXT NOT NULL CHECK (status IN (${oneOf(STATUSES)})),
    locale TEXT NOT NULL,
    property_id TEXT NOT NULL,
    consent_version TEXT NOT NULL,
    request TEXT NOT NULL,
    signed_up_at TEXT NOT NULL,
    last_asked_at TEXT NOT NULL,
    mailed_at TEXT,
    mail_due_at TEXT,
    mail_attempts INTEGER NOT NULL DEFAULT 0
  ) STRICT`;

/**
 * What happened to an address and which wording it agreed to: rows are only added, and removed only with the
 * person.
 */
const PROOF_TABLE = `
  CREATE TABLE IF NOT EXISTS proofs (
    subscriber_id TEXT NOT NULL,
    event TEXT NOT NULL CHECK (event IN (${oneOf(PROOFS)})),
    at TEXT NOT NULL,
    request TEXT NOT NULL,
    locale TEXT NOT NULL,
    property_id TEXT NOT NULL,
    consent_version TEXT NOT NULL
  ) STRICT`;

const CONSENT_TABLE = `
  CREATE TABLE IF NOT EXISTS consents (
    version TEXT NOT NULL,
    locale TEXT NOT NULL,
    wording TEXT NOT NULL,
    PRIMARY KEY (version, locale)
  ) STRICT`;

/** `held`: filled in by a bot, so stored but not mailed. `mailbox`: the guest's, without plus-addressing. */
const ENQUIRIES = `
  CREATE TABLE IF NOT EXISTS enquiries (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN (${oneOf(ENQUIRY_KINDS)})),
    name TEXT NOT NULL,
    email TEXT,
    mailbox TEXT,
    phone TEXT,
    from_date TEXT,
    to_date TEXT,
    adults INTEGER,
    children INTEGER,
    message TEXT NOT NULL,
    property_id TEXT NOT NULL,
    locale TEXT NOT NULL,
    consent_version TEXT NOT NULL,
    received_at TEXT NOT NULL,
    held INTEGER NOT NULL CHECK (held IN (0, 1))
  ) STRICT`;

/** A mail caused by an enquiry; `due_at` is null once it is sent or given up. */
const ENQUIRY_MAILS = `
  CREATE TABLE IF NOT EXISTS enquiry_mails (
    enquiry_id TEXT NOT NULL,
    recipient TEXT NOT NULL CHECK (recipient IN (${oneOf(RECIPIENTS)})),
    due_at TEXT,
    sent_at TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (enquiry_id, recipient)
  ) STRICT`;

/** Mails that one of several servers is sending, with an expiry time that it extends. */
const MAIL_CLAIMS = `
  CREATE TABLE IF NOT EXISTS mail_claims (
    name TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    until TEXT NOT NULL
  ) STRICT`;

/** Written by health checks, to test that signups could be stored. */
const HEALTH_TABLE = `
  CREATE TABLE IF NOT EXISTS health (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at TEXT NOT NULL
  ) STRICT`;

/** Describes the newsletter service that uses the database, for commands. */
const SERVICE_TABLE = `
  CREATE TABLE IF NOT EXISTS service (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    site_url TEXT NOT NULL,
    link_base TEXT NOT NULL,
    secret_digest TEXT NOT NULL,
    version TEXT NOT NULL DEFAULT ''
  ) STRICT`;

/** The time up to which expired rows have been removed. */
const SEEN_TIME_TABLE = `
  CREATE TABLE IF NOT EXISTS seen_time (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at TEXT NOT NULL
  ) STRICT`;

/** Visits by day (UTC); `value` is a histogram's bucket, or the text of a fault. */
const VISIT_COUNTS = `
  CREATE TABLE IF NOT EXISTS visit_counts (
    day TEXT NOT NULL,
    kind TEXT NOT NULL,
    route TEXT NOT NULL,
    engine TEXT NOT NULL,
    device TEXT NOT NULL,
    value TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, kind, route, engine, device, value)
  ) STRICT, WITHOUT ROWID`;

const INDEXES = [
  "CREATE INDEX IF NOT EXISTS subscribers_mailbox ON subscribers (mailbox)",
  "CREATE INDEX IF NOT EXISTS subscribers_mail_due ON subscribers (mail_due_at) WHERE mail_due_at IS NOT NULL",
  "CREATE INDEX IF NOT EXISTS proofs_subscriber ON proofs (subscriber_id, at)",
  "CREATE INDEX IF NOT EXISTS enquiries_received ON enquiries (received_at)",
  "CREATE INDEX IF NOT EXISTS enquiry_mails_due ON enquiry_mails (due_at) WHERE due_at IS NOT NULL",
];

const WORDINGS = Object.entries(CONSENTS).flatMap(([locale, wordings]) =>
  Object.entries(wordings).map(([version, wording]) => ({
    sql: "INSERT OR IGNORE INTO consents (version, locale, wording) VALUES (?, ?, ?)",
    args: [version, locale, wording],
  })),
);

/** Adds the mailbox column to older databases; its values are filled in afterwards. */
export const ADD_MAILBOX: InStatement[] = [
  "ALTER TABLE subscribers ADD COLUMN mailbox TEXT NOT NULL DEFAULT ''",
];

/** Adds the version column to older service records. */
export const ADD_VERSION: InStatement[] = ["ALTER TABLE service ADD COLUMN version TEXT NOT NULL DEFAULT ''"];

/** Creates what does not exist yet. */
export const CREATE: InStatement[] = [
  SUBSCRIBERS,
  PROOF_TABLE,
  CONSENT_TABLE,
  ENQUIRIES,
  ENQUIRY_MAILS,
  MAIL_CLAIMS,
  HEALTH_TABLE,
  SERVICE_TABLE,
  SEEN_TIME_TABLE,
  VISIT_COUNTS,
  ...INDEXES,
  ...WORDINGS,
];

const proofsFromBefore = (event: string, at: string) => `
  INSERT INTO proofs (subscriber_id, event, at, request, locale, property_id, consent_version)
  SELECT id, '${event}', ${at}, id, locale, property_id, consent_version FROM before WHERE ${at} IS NOT NULL`;

/**
 * Moves the proof from subscriber rows to `proofs`. The row's id becomes its request id, so that older links,
 * which carry none, still work.
 */
export const MIGRATE: InStatement[] = [
  "DROP INDEX IF EXISTS subscribers_mail_due",
  "ALTER TABLE subscribers RENAME TO before",
  SUBSCRIBERS,
  PROOF_TABLE,
  `INSERT INTO subscribers
     (id, email, status, locale, property_id, consent_version, request, signed_up_at, last_asked_at,
      mailed_at, mail_due_at, mail_attempts)
   SELECT id, email, status, locale, property_id, consent_version, id, signed_up_at, signed_up_at,
      mailed_at, mail_due_at, mail_attempts FROM before`,
  proofsFromBefore("requested", "signed_up_at"),
  proofsFromBefore("confirmed", "confirmed_at"),
  proofsFromBefore("unsubscribed", "unsubscribed_at"),
  "DROP TABLE before",
];
