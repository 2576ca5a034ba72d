import { randomUUID } from "node:crypto";
import { type InferType, number, object, string } from "yup";
import { ENQUIRY_KINDS } from "../../shared/enquiry";
import { SHIPPED_LOCALES } from "../../shared/locales";
import { parse } from "../../shared/parse";
import type { Database } from "./database";
import { type Enquiry, RECIPIENTS } from "./enquiry";
import { emptyLog } from "./empty-log";
import type { MailQueue } from "./outbox";
import { type ReadRows, readRows } from "./read-rows";
import { mailboxOf } from "./signup";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The same words of the same person within this time are one enquiry: a press that was not answered in time is repeated. */
const REPEAT = 10 * MINUTE;
/** Receipts that one mailbox is sent: somebody else may have entered it. */
const RECEIPTS_A_DAY = 3;
const RECEIPT_ATTEMPTS = 10;
const LONGEST_PAUSE = 60 * MINUTE;
const KEPT_DAYS = 730;

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

const contactSchema = enquirySchema.pick(["id", "email", "phone"]);

/** The guests' enquiries in the database, and the mails they bring. All times are milliseconds since 1970. */
export class Enquiries implements MailQueue<EnquiryLetter> {
  constructor(private readonly database: Database) {}

  /** Resolves when it is on the disk, with the mail to the desk and the guest's receipt; `held` keeps it without either. */
  async store(enquiry: Enquiry, consentVersion: string, held: boolean, now: number): Promise<void> {
    const { kind, name, email, phone, from, to, adults, children, message, propertyId, locale } = enquiry;
    const id = randomUUID();
    const mailbox = email === null ? null : Object.values(mailboxOf(email)).join("@");
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
              WHERE received_at > ? AND kind = ? AND name = ? AND email IS ? AND phone IS ? AND message = ?)`,
          args: [...Object.values(values), iso(now - REPEAT), kind, name, email, phone, message],
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
              WHERE recipient = 'guest' AND others.mailbox = enquiries.mailbox AND others.received_at > ?2)`,
          args: [id, iso(now - DAY), RECEIPTS_A_DAY],
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

  /** Removes what a person wrote, whom an address or a telephone number names; answers the ids of it. */
  async erase(email: string, phone: string): Promise<string[]> {
    const { rows } = await this.database.execute("SELECT id, email, phone FROM enquiries");
    const number = digitsOf(phone);
    const ids = rows
      .map((row) => parse(contactSchema, row))
      .filter((row) => row.email === email || (number !== "" && digitsOf(row.phone ?? "") === number))
      .map(({ id }) => id);
    await this.remove(ids);
    return ids;
  }

  async withMailDue(now: number, limit: number): Promise<ReadRows<EnquiryLetter>> {
    const { rows } = await this.database.execute({
      sql: `
        SELECT enquiries.*, recipient, attempts FROM enquiry_mails JOIN enquiries ON enquiries.id = enquiry_id
        WHERE due_at <= ? ORDER BY due_at, recipient LIMIT ?`,
      args: [iso(now), limit],
    });
    return readRows(letterSchema, rows);
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

  /** Removes what came two years ago. */
  async forgetOld(now: number): Promise<void> {
    const { rows } = await this.database.execute({
      sql: "SELECT id FROM enquiries WHERE received_at < ?",
      args: [iso(now - KEPT_DAYS * DAY)],
    });
    await this.remove(rows.map((row) => parse(string().required(), row.id)));
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

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "");
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
