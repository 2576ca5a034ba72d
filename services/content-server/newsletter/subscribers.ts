import { randomUUID } from "node:crypto";
import type { Client, Row } from "@libsql/client";
import { type InferType, number, object, string } from "yup";
import { LOCALES } from "../../../src/config/locales";
import type { Signup } from "./signup";

const STATUSES = ["pending", "confirmed", "unsubscribed"] as const;

const MINUTE = 60_000;
/** Nobody gets a second mail sooner, however often somebody enters their address. */
const MAIL_PAUSE = 10 * MINUTE;
const MAIL_ATTEMPTS = 10;
/** An address that nobody confirms is forgotten. */
const UNCONFIRMED_DAYS = 30;

const subscriberSchema = object({
  id: string().required(),
  email: string().required(),
  status: string().oneOf(STATUSES).required(),
  locale: string().oneOf(LOCALES).required(),
  property_id: string().required(),
  consent_version: string().required(),
  signed_up_at: string().required(),
  confirmed_at: string().nullable().defined(),
  mail_attempts: number().required(),
});

/** A row of the table; times are ISO 8601 in UTC. */
export type Subscriber = InferType<typeof subscriberSchema>;

/** Newsletter subscribers in the database: one row for each address. All times are milliseconds since 1970. */
export class Subscribers {
  constructor(private readonly database: Client) {}

  /**
   * Stores a signup as pending, with a mail due. A confirmed address stays as it is, and one that got a mail
   * moments ago gets no second one.
   */
  async signUp(signup: Signup, consentVersion: string, now: number): Promise<void> {
    await this.database.execute({
      sql: `
        INSERT INTO subscribers
          (id, email, status, locale, property_id, consent_version, signed_up_at, mail_due_at)
        VALUES (:id, :email, 'pending', :locale, :propertyId, :consentVersion, :now, :now)
        ON CONFLICT (email) DO UPDATE SET
          status = 'pending', locale = excluded.locale, property_id = excluded.property_id,
          consent_version = excluded.consent_version, signed_up_at = excluded.signed_up_at,
          confirmed_at = NULL, unsubscribed_at = NULL, mail_due_at = excluded.mail_due_at, mail_attempts = 0
        WHERE status <> 'confirmed' AND (mailed_at IS NULL OR mailed_at < :pauseStart)`,
      args: {
        id: randomUUID(),
        email: signup.email,
        locale: signup.locale,
        propertyId: signup.propertyId,
        consentVersion,
        now: iso(now),
        pauseStart: iso(now - MAIL_PAUSE),
      },
    });
  }

  /** Answers false where nobody has the id. */
  async confirm(id: string, now: number): Promise<boolean> {
    const { rowsAffected } = await this.database.execute({
      sql: `
        UPDATE subscribers SET
          confirmed_at = CASE WHEN status = 'confirmed' THEN confirmed_at ELSE :now END,
          status = 'confirmed', unsubscribed_at = NULL, mail_due_at = NULL
        WHERE id = :id`,
      args: { id, now: iso(now) },
    });
    return rowsAffected > 0;
  }

  /** The row stays, as proof of the consent and its end. Answers false where nobody has the id. */
  async unsubscribe(id: string, now: number): Promise<boolean> {
    const { rowsAffected } = await this.database.execute({
      sql: `
        UPDATE subscribers SET
          unsubscribed_at = CASE WHEN status = 'unsubscribed' THEN unsubscribed_at ELSE :now END,
          status = 'unsubscribed', mail_due_at = NULL
        WHERE id = :id`,
      args: { id, now: iso(now) },
    });
    return rowsAffected > 0;
  }

  /** Removes a person wholly; answers the id they had, undefined where the address is unknown. */
  async erase(email: string): Promise<string | undefined> {
    const { rows } = await this.database.execute({
      sql: "DELETE FROM subscribers WHERE email = ? RETURNING id",
      args: [email],
    });
    // The log of a file holds earlier copies of the row until it is emptied.
    if (this.database.protocol === "file") await this.database.execute("PRAGMA wal_checkpoint(TRUNCATE)");
    return rows[0] && string().required().validateSync(rows[0].id);
  }

  async confirmed(): Promise<Subscriber[]> {
    const { rows } = await this.database.execute(
      "SELECT * FROM subscribers WHERE status = 'confirmed' ORDER BY confirmed_at, email",
    );
    return rows.map(parse);
  }

  /** Those whose mail is to be sent by now, the longest waiting first. */
  async withMailDue(now: number, limit: number): Promise<Subscriber[]> {
    const { rows } = await this.database.execute({
      sql: `SELECT * FROM subscribers WHERE mail_due_at <= ? ORDER BY mail_due_at LIMIT ?`,
      args: [iso(now), limit],
    });
    return rows.map(parse);
  }

  async mailSent(id: string, now: number): Promise<void> {
    await this.database.execute({
      sql: "UPDATE subscribers SET mailed_at = ?, mail_due_at = NULL WHERE id = ?",
      args: [iso(now), id],
    });
  }

  /** The mail is due again after 1, 2, 4, ... minutes, and given up after the last attempt. */
  async mailFailed({ id, mail_attempts: attempts }: Subscriber, now: number): Promise<void> {
    const due = attempts + 1 < MAIL_ATTEMPTS ? iso(now + MINUTE * 2 ** attempts) : null;
    await this.database.execute({
      sql: "UPDATE subscribers SET mail_due_at = ?, mail_attempts = mail_attempts + 1 WHERE id = ?",
      args: [due, id],
    });
  }

  /** Forgets the addresses that were never confirmed. */
  async forgetUnconfirmed(now: number): Promise<void> {
    await this.database.execute({
      sql: "DELETE FROM subscribers WHERE status = 'pending' AND signed_up_at < ?",
      args: [iso(now - UNCONFIRMED_DAYS * 24 * 60 * MINUTE)],
    });
  }

  close(): void {
    this.database.close();
  }
}

function parse(row: Row): Subscriber {
  return subscriberSchema.validateSync(row);
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
