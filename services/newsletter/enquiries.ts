import { randomUUID } from "node:crypto";
import { type InferType, number, object, string } from "yup";
import { ENQUIRY_KINDS } from "../../shared/enquiry";
import { SHIPPED_LOCALES } from "../../shared/locales";
import { parse } from "../../shared/parse";
import type { Database } from "./database";
import { type Enquiry, RECIPIENTS } from "./enquiry";
import { emptyLog } from "./empty-log";
import type { Forgetful } from "./forget-old";
import { DOMAIN_OF_MAILBOX, type HourlyCeiling, leftOf } from "./hourly-ceiling";
import type { MailQueue } from "./outbox";
import { type ReadRows, readRows } from "./read-rows";
import { mailboxOf } from "./signup";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The same words of the same person within this time are one enquiry: a press that was not answered in time is repeated. */
const REPEAT = 10 * MINUTE;
/** Receipts that one mailbox is sent: somebody else may have entered it. */
const RECEIPTS_A_DAY = 3;
const RECEIPT_ATTEMPTS = 10;
const LONGEST_PAUSE = HOUR;
const KEPT_DAYS = 730;
/** No mail is put off longer: one that is due later was put off, or came, while the clock was ahead. */
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
  /** The hotel may have given it up since. */
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

const writerSchema = enquirySchema
  .pick(["id", "email", "phone"])
  .concat(object({ since: string().required() }));

/** Who wrote an enquiry, by what they can be found. */
export type Writer = InferType<typeof writerSchema>;

/** The guests' enquiries in the database, and the mails they bring. All times are milliseconds since 1970. */
export class Enquiries implements MailQueue<EnquiryLetter>, Forgetful {
  /** `ceiling`: how many receipts may be due in an hour. `onCeiling` is told at each look whether some have to wait. */
  constructor(
    private readonly database: Database,
    private readonly ceiling: HourlyCeiling = { all: Infinity, ofOneDomain: Infinity },
    private readonly onCeiling: (isReached: boolean) => void = () => undefined,
  ) {}

  /** Resolves when it is on the disk, with the mail to the desk and the guest's receipt; `held` keeps it without either. */
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
      received_at: iso(now),
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
          args: [...Object.values(values), iso(now - REPEAT), iso(now), kind, name, email, phone, message],
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
          args: [id, iso(now - DAY), RECEIPTS_A_DAY, iso(now)],
        },
      ],
      "write",
    );
  }

  /** Every enquiry, the oldest first. */
  async all(): Promise<ReadRows<StoredEnquiry>> {
    const { rows } = await this.database.execute("SELECT * FROM enquiries ORDER BY received_at, id");
    return readRows(enquirySchema, rows);
  }

  /** Removes what those people wrote of whom this is true; answers the ids of it. */
  async erase(isOne: (writer: Writer) => boolean): Promise<string[]> {
    const { rows } = await this.database.execute(
      "SELECT id, email, phone, received_at AS since FROM enquiries",
    );
    const ids = readRows(writerSchema, rows).read.flatMap((writer) => (isOne(writer) ? writer.id : []));
    await this.remove(ids);
    return ids;
  }

  async withMailDue(now: number, limit: number): Promise<ReadRows<EnquiryLetter>> {
    const { rows: sent } = await this.database.execute({
      sql: `
        SELECT ${DOMAIN_OF_MAILBOX} AS domain, count(*) AS count
        FROM enquiry_mails JOIN enquiries ON enquiries.id = enquiry_id
        WHERE recipient = 'guest' AND sent_at > ? AND sent_at <= ? GROUP BY domain`,
      args: [iso(now - HOUR), iso(now)],
    });
    const left = leftOf(this.ceiling, sent);
    const { rows } = await this.database.execute({
      sql: `
        SELECT enquiries.*, recipient, attempts, ${DOMAIN_OF_MAILBOX} AS domain
        FROM enquiry_mails JOIN enquiries ON enquiries.id = enquiry_id
        WHERE (due_at <= ? OR due_at > ?) ORDER BY recipient, due_at LIMIT ?`,
      args: [iso(now), iso(now + FARTHEST), limit],
    });
    const due = rows.filter((row) => row.recipient !== "guest" || left.take(String(row.domain)));
    this.onCeiling(left.isReached());
    return readRows(letterSchema, due);
  }

  async setAside(id: string): Promise<void> {
    await this.database.execute({
      sql: "UPDATE enquiry_mails SET due_at = NULL WHERE enquiry_id = ?",
      args: [id],
    });
  }

  async mailSent({ id, recipient }: EnquiryLetter, now: number): Promise<void> {
    await this.database.execute({
      sql: "UPDATE enquiry_mails SET due_at = NULL, sent_at = ? WHERE enquiry_id = ? AND recipient = ?",
      args: [iso(now), id, recipient],
    });
  }

  /** The mail is due again after 1, 2, 4, ... minutes, then each hour: a receipt ten times, the desk's until it is sent. */
  async mailFailed(letter: EnquiryLetter, now: number): Promise<void> {
    await this.putOff(letter, now + Math.min(MINUTE * 2 ** letter.attempts, LONGEST_PAUSE));
  }

  async mailUncertain(letter: EnquiryLetter, now: number): Promise<void> {
    await this.putOff(letter, now + DAY);
  }

  /** Removes what came two years ago, unless somebody is still to be mailed because of it. */
  async forgetOld(now: number): Promise<string[]> {
    const { rows } = await this.database.execute({
      sql: `
        SELECT id FROM enquiries
        WHERE received_at < ? AND id NOT IN (SELECT enquiry_id FROM enquiry_mails WHERE due_at IS NOT NULL)
        ORDER BY received_at LIMIT ?`,
      args: [iso(now - KEPT_DAYS * DAY), FORGOTTEN_AT_ONCE],
    });
    const ids = rows.map((row) => parse(string().required(), row.id));
    await this.remove(ids);
    return ids;
  }

  private async putOff({ id, recipient, attempts }: EnquiryLetter, due: number): Promise<void> {
    const isGivenUp = recipient === "guest" && attempts + 1 >= RECEIPT_ATTEMPTS;
    await this.database.execute({
      sql: "UPDATE enquiry_mails SET due_at = ?, attempts = ? WHERE enquiry_id = ? AND recipient = ?",
      args: [isGivenUp ? null : iso(due), attempts + 1, id, recipient],
    });
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

function iso(time: number): string {
  return new Date(time).toISOString();
}
