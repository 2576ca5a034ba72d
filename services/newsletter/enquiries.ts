import { randomUUID } from "node:crypto";
import { type InferType, number, object, string } from "yup";
import { ENQUIRY_KINDS, type EnquiryKind } from "../../shared/enquiry";
import { SHIPPED_LOCALES } from "../../shared/locales";
import { parse } from "../../shared/parse";
import { DAY, HOUR, MINUTE } from "../../toolkit/durations";
import type { Database } from "./database";
import { type Enquiry, RECIPIENTS } from "./enquiry";
import { emptyLog } from "./empty-log";
import type { Forgetful } from "./forget-old";
import { DOMAIN_OF_MAILBOX, type HourlyCeiling, leftOf } from "./hourly-ceiling";
import { isoTime } from "./iso-time";
import type { MailQueue } from "./outbox";
import { type ReadRows, readRows } from "./read-rows";
import { mailboxOf } from "./signup";

/**
 * The same text from the same person within this time is one enquiry: guests press again when no answer
 * arrives.
 */
const REPEAT = 10 * MINUTE;
/** Receipts per mailbox: somebody else may have entered the address. */
const RECEIPTS_A_DAY = 3;
/** Mails per desk. */
const DESK_MAILS_AN_HOUR = 10;
/** For eight hours, like a confirmation mail. */
const RECEIPT_ATTEMPTS = 14;
const LONGEST_PAUSE = HOUR;
const KEPT_DAYS = 730;
/** No mail is postponed further than this; a later due time was written while the clock was ahead. */
const FARTHEST = 25 * HOUR;
const FORGOTTEN_AT_ONCE = 50;

const enquirySchema = object({
  id: string().required(),
  kind: string().oneOf(ENQUIRY_KINDS).required(),
  name: string().required(),
  email: string().nullable().defined(),
  phone: string().nullable().defined(),
  from_date: string().nullable().defined(),
  to_date: string().nullable().defined(),
  adults: number().nullable().defined(),
  children: number().nullable().defined(),
  message: string().defined(),
  property_id: string().required(),
  /** May be a locale the hotel no longer offers. */
  locale: string().oneOf(SHIPPED_LOCALES).required(),
  consent_version: string().required(),
  received_at: string().required(),
  held: number().required(),
});

/** A row of the table; times are ISO 8601 in UTC. */
export type StoredEnquiry = InferType<typeof enquirySchema>;

const letterSchema = enquirySchema.concat(
  object({ recipient: string().oneOf(RECIPIENTS).required(), attempts: number().required() }),
);

/** A mail that is due. */
export type EnquiryLetter = InferType<typeof letterSchema>;

/** A mail that is due: one letter, or several combined for a desk that received many. */
export type EnquiryPost = readonly [EnquiryLetter, ...EnquiryLetter[]];

interface EnquiryOptions {
  /** Limit for receipts due in an hour. */
  ceiling?: HourlyCeiling;
  /** Called on each poll with whether receipts have to wait. */
  onCeiling?: (isReached: boolean) => void;
  /** Address of the desk for a kind of enquiry. */
  deskOf?: (kind: EnquiryKind) => string;
}

const sentSchema = object({
  kind: string().oneOf(ENQUIRY_KINDS).required(),
  sent_at: string().required(),
});

const writerSchema = enquirySchema
  .pick(["id", "email", "phone"])
  .concat(object({ since: string().required() }));

/** The author of an enquiry, by the details they can be found by. */
type Writer = InferType<typeof writerSchema>;

/** Guests' enquiries in the database, and the mails they cause. All times are milliseconds since 1970. */
export class Enquiries implements MailQueue<EnquiryPost>, Forgetful {
  private readonly options: Required<EnquiryOptions>;

  constructor(
    private readonly database: Database,
    options: EnquiryOptions = {},
  ) {
    this.options = {
      ceiling: { all: Infinity, ofOneDomain: Infinity },
      onCeiling: () => undefined,
      deskOf: (kind) => kind,
      ...options,
    };
  }

  /**
   * Resolves when the enquiry is on disk with the mail to the desk and the guest's receipt; `held` stores it
   * without either.
   */
  async store(enquiry: Enquiry, consentVersion: string, held: boolean, now: number): Promise<void> {
    const { kind, name, email, phone, from, to, adults, children, message, propertyId, locale } = enquiry;
    const id = randomUUID();
    const mailbox = email === null ? null : mailboxOf(email);
    const values = {
      id,
      kind,
      name,
      email,
      mailbox,
      phone,
      from_date: from,
      to_date: to,
      adults,
      children,
      message,
      property_id: propertyId,
      locale,
      consent_version: consentVersion,
      received_at: isoTime(now),
      held: Number(held),
    };
    const names = Object.keys(values);
    await this.database.batch(
      [
        {
          sql: `
            INSERT INTO enquiries (${names.join(", ")}) SELECT ${names.map(() => "?").join(", ")}
            WHERE NOT EXISTS (
              SELECT 1 FROM enquiries
              WHERE received_at > ? AND received_at <= ? AND kind = ? AND name = ? AND email IS ? AND phone IS ? AND message = ?)`,
          args: [
            ...Object.values(values),
            isoTime(now - REPEAT),
            isoTime(now),
            kind,
            name,
            email,
            phone,
            message,
          ],
        },
        {
          sql: `
            INSERT INTO enquiry_mails (enquiry_id, recipient, due_at)
            SELECT id, 'desk', received_at FROM enquiries WHERE id = ? AND held = 0`,
          args: [id],
        },
        {
          sql: `
            INSERT INTO enquiry_mails (enquiry_id, recipient, due_at)
            SELECT id, 'guest', received_at FROM enquiries WHERE id = ?1 AND held = 0 AND mailbox IS NOT NULL AND ?3 > (
              SELECT count(*) FROM enquiry_mails JOIN enquiries AS others ON others.id = enquiry_id
              WHERE recipient = 'guest' AND others.mailbox = enquiries.mailbox AND others.received_at > ?2 AND others.received_at <= ?4)`,
          args: [id, isoTime(now - DAY), RECEIPTS_A_DAY, isoTime(now)],
        },
      ],
      "write",
    );
  }

  /** All enquiries, oldest first. */
  async all(): Promise<ReadRows<StoredEnquiry>> {
    const { rows } = await this.database.execute("SELECT * FROM enquiries ORDER BY received_at, id");
    return readRows(enquirySchema, rows);
  }

  /** Removes the enquiries of all matching writers; returns their ids. */
  async erase(isOne: (writer: Writer) => boolean): Promise<string[]> {
    const { rows } = await this.database.execute(
      "SELECT id, email, phone, received_at AS since FROM enquiries",
    );
    const ids = readRows(writerSchema, rows).read.flatMap((writer) => (isOne(writer) ? writer.id : []));
    await this.remove(ids);
    return ids;
  }

  async withMailDue(now: number, limit: number): Promise<ReadRows<EnquiryPost>> {
    const { rows: sent } = await this.database.execute({
      sql: `
        SELECT ${DOMAIN_OF_MAILBOX} AS domain, count(*) AS count
        FROM enquiry_mails JOIN enquiries ON enquiries.id = enquiry_id
        WHERE recipient = 'guest' AND sent_at > ? AND sent_at <= ? GROUP BY domain`,
      args: [isoTime(now - HOUR), isoTime(now)],
    });
    const left = leftOf(this.options.ceiling, sent);
    // A limit per recipient kind, so that mails waiting for the next hour don't block the others.
    const { rows } = await this.database.execute({
      sql: `
        SELECT * FROM (
          SELECT enquiries.*, recipient, attempts, due_at, ${DOMAIN_OF_MAILBOX} AS domain, row_number() OVER (
            PARTITION BY recipient, kind
            ORDER BY recipient = 'guest' AND ${DOMAIN_OF_MAILBOX} IN (${left.full.map(() => "?").join(", ")}), due_at
          ) AS place
          FROM enquiry_mails JOIN enquiries ON enquiries.id = enquiry_id WHERE due_at <= ? OR due_at > ?
        ) WHERE place <= ? ORDER BY due_at`,
      args: [...left.full, isoTime(now), isoTime(now + FARTHEST), limit],
    });
    const due = rows.filter((row) => row.recipient !== "guest" || left.take(String(row.domain)));
    this.options.onCeiling(left.isReached());
    const { read, unreadable } = readRows(letterSchema, due);
    const receipts = read.filter(({ recipient }) => recipient === "guest");
    const toDesks = read.filter(({ recipient }) => recipient === "desk");
    const posts = [...(await this.toEachDesk(toDesks, now)), ...receipts.map((letter) => [letter] as const)];
    return { read: posts, unreadable };
  }

  /** Limits the mails per desk and hour; the last one combines all that remain. */
  private async toEachDesk(due: readonly EnquiryLetter[], now: number): Promise<EnquiryPost[]> {
    const { rows } = await this.database.execute({
      sql: `
        SELECT DISTINCT kind, sent_at FROM enquiry_mails JOIN enquiries ON enquiries.id = enquiry_id
        WHERE recipient = 'desk' AND sent_at > ? AND sent_at <= ?`,
      args: [isoTime(now - HOUR), isoTime(now)],
    });
    const { deskOf } = this.options;
    const sent = rows.map((row) => parse(sentSchema, row));
    return [...new Set(due.map(({ kind }) => deskOf(kind)))].flatMap((desk) => {
      const mails = new Set(sent.flatMap(({ kind, sent_at }) => (deskOf(kind) === desk ? sent_at : [])));
      const left = DESK_MAILS_AN_HOUR - mails.size;
      const letters = due.filter(({ kind }) => deskOf(kind) === desk);
      if (letters.length <= left) return letters.map((letter) => [letter] as const);
      const [first, ...others] = letters.slice(Math.max(0, left - 1));
      const digest = left > 0 && first !== undefined ? [[first, ...others] as const] : [];
      return [...letters.slice(0, Math.max(0, left - 1)).map((letter) => [letter] as const), ...digest];
    });
  }

  async setAside(id: string): Promise<void> {
    await this.database.execute({
      sql: "UPDATE enquiry_mails SET due_at = NULL WHERE enquiry_id = ?",
      args: [id],
    });
  }

  async mailSent(post: EnquiryPost, now: number): Promise<void> {
    await this.database.batch(
      post.map(({ id, recipient }) => ({
        sql: "UPDATE enquiry_mails SET due_at = NULL, sent_at = ? WHERE enquiry_id = ? AND recipient = ?",
        args: [isoTime(now), id, recipient],
      })),
      "write",
    );
  }

  /**
   * Retries after 1, 2, 4, ... minutes, then hourly: a receipt until its last attempt, the desk's mail until it is
   * sent.
   */
  async mailFailed(post: EnquiryPost, now: number): Promise<void> {
    await this.putOff(post, ({ attempts }) => now + Math.min(MINUTE * 2 ** attempts, LONGEST_PAUSE));
  }

  async mailUncertain(post: EnquiryPost, now: number): Promise<void> {
    await this.putOff(post, () => now + DAY);
  }

  /** Removes enquiries older than two years unless a mail about them is still due. */
  async forgetOld(now: number): Promise<string[]> {
    const { rows } = await this.database.execute({
      sql: `
        SELECT id FROM enquiries
        WHERE received_at < ? AND id NOT IN (SELECT enquiry_id FROM enquiry_mails WHERE due_at IS NOT NULL)
        ORDER BY received_at LIMIT ?`,
      args: [isoTime(now - KEPT_DAYS * DAY), FORGOTTEN_AT_ONCE],
    });
    const ids = rows.map((row) => parse(string().required(), row.id));
    await this.remove(ids);
    return ids;
  }

  private async putOff(post: EnquiryPost, dueOf: (letter: EnquiryLetter) => number): Promise<void> {
    await this.database.batch(
      post.map((letter) => {
        const { id, recipient, attempts } = letter;
        const isGivenUp = recipient === "guest" && attempts + 1 >= RECEIPT_ATTEMPTS;
        return {
          sql: "UPDATE enquiry_mails SET due_at = ?, attempts = ? WHERE enquiry_id = ? AND recipient = ?",
          args: [isGivenUp ? null : isoTime(dueOf(letter)), attempts + 1, id, recipient],
        };
      }),
      "write",
    );
  }

  private async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.batch(
      ids.flatMap((id) => [
        { sql: "DELETE FROM enquiry_mails WHERE enquiry_id = ?", args: [id] },
        { sql: "DELETE FROM enquiries WHERE id = ?", args: [id] },
      ]),
      "write",
    );
    await emptyLog(this.database);
  }
}
