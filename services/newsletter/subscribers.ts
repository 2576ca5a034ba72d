import { randomUUID } from "node:crypto";
import type { InStatement, Row } from "@libsql/client/sqlite3";
import { type InferType, number, object, string } from "yup";
import { SHIPPED_LOCALES } from "../../shared/locales";
import { parse } from "../../shared/parse";
import type { Signup } from "../../shared/signup";
import { DAY, HOUR, MINUTE } from "../../toolkit/durations";
import type { Database } from "./database";
import { emptyLog } from "./empty-log";
import type { Forgetful } from "./forget-old";
import { DOMAIN_OF_MAILBOX, type HourlyCeiling, leftOf } from "./hourly-ceiling";
import { isoTime } from "./iso-time";
import type { MailQueue } from "./outbox";
import { type ReadRows, readRows } from "./read-rows";
import { mailboxOf } from "./signup";
import { type Event, type Proof, STATUSES, STEPS } from "./states";

/** Minimum time between two mails for pending signups, however often somebody enters the address. */
const MAIL_PAUSE = 10 * MINUTE;
const MAILS_A_DAY = 3;
const MAIL_ATTEMPTS = 10;
/** No mail is postponed further than this; a later due time was written while the clock was ahead. */
const FARTHEST = 25 * HOUR;
const FORGOTTEN_AT_ONCE = 50;
/** Unconfirmed addresses are removed after this time. */
const UNCONFIRMED_DAYS = 30;

const subscriberSchema = object({
  id: string().required(),
  email: string().required(),
  status: string().oneOf(STATUSES).required(),
  /** May be a locale the hotel no longer offers. */
  locale: string().oneOf(SHIPPED_LOCALES).required(),
  property_id: string().required(),
  consent_version: string().required(),
  /** Id of the newest signup that was sent a mail; part of its link. */
  request: string().required(),
  signed_up_at: string().required(),
  mail_attempts: number().required(),
});

/** A row of the table; times are ISO 8601 in UTC. */
type Subscriber = InferType<typeof subscriberSchema>;

const personSchema = object({
  id: string().required(),
  email: string().required(),
  /** When they last signed up. */
  since: string().required(),
});

/** A person in the table, by the details they can be found by. */
type Person = InferType<typeof personSchema>;

const countSchema = object({ count: number().required() });
const confirmedSchema = subscriberSchema.concat(object({ confirmed_at: string().required() }));

/** A confirmed subscriber, with the time of their last confirmation. */
type ConfirmedSubscriber = InferType<typeof confirmedSchema>;

const consentSchema = object({
  email: string().required(),
  event: string().oneOf(["confirmed", "unsubscribed"]).required(),
  at: string().required(),
});

/** A consent or its withdrawal, with its time (ISO 8601 in UTC). */
type Consent = InferType<typeof consentSchema>;

/** The claim of a link. */
interface Link {
  id: string;
  request: string;
}

/** Newsletter subscribers in the database: one row per address. All times are milliseconds since 1970. */
export class Subscribers implements MailQueue<Subscriber>, Forgetful {
  /** `ceiling`: hourly limits for due mails. `onCeiling` is called on each poll with whether mails have to wait. */
  constructor(
    private readonly database: Database,
    private readonly ceiling: HourlyCeiling = { all: Infinity, ofOneDomain: Infinity },
    private readonly onCeiling: (isReached: boolean) => void = () => undefined,
  ) {}

  /** Records a signup; `STEPS` decides what follows. */
  async signUp(signup: Signup, consentVersion: string, now: number): Promise<void> {
    for (;;) {
      const [known, mails] = await this.findByAddress(signup.email, now);
      const step =
        STEPS[known?.status ?? "unknown"][isTooOften(known, mails, now) ? "sign up too often" : "sign up"];
      if (step.state === "unknown") return;
      const id = known?.id ?? randomUUID();
      const values = {
        status: step.state,
        last_asked_at: isoTime(now),
        ...(step.mail ? newRequest(signup, consentVersion, now) : {}),
      };
      const write = known
        ? update(known, values)
        : insert({ id, email: signup.email, mailbox: mailboxOf(signup.email), ...values });
      const proof = step.proof === null ? [] : [addProof(step.proof, id, isoTime(now))];
      if (await this.writeOnce([write, ...proof])) return;
    }
  }

  /** Whether the link still confirms: it is the newest and unused. Undefined if the id is unknown. */
  async canConfirm(link: Link): Promise<boolean | undefined> {
    const known = await this.find(link.id);
    return known && STEPS[known.status][confirmEvent(known, link)].state !== known.status;
  }

  /** Returns whether the link confirmed; a used or older one changes nothing. Undefined if the id is unknown. */
  async confirm(link: Link, now: number): Promise<boolean | undefined> {
    return this.move(link.id, now, (known) => confirmEvent(known, link));
  }

  /** Keeps the row, as proof of the consent and its withdrawal. False if the id is unknown. */
  async unsubscribe(id: string, now: number): Promise<boolean> {
    return (await this.move(id, now, () => "unsubscribe")) !== undefined;
  }

  /** Removes all data of matching people; returns their ids. */
  async erase(isOne: (person: Person) => boolean): Promise<string[]> {
    const { rows } = await this.database.execute("SELECT id, email, last_asked_at AS since FROM subscribers");
    const ids = readRows(personSchema, rows).read.flatMap((person) => (isOne(person) ? person.id : []));
    await this.remove(ids);
    return ids;
  }

  async confirmed(): Promise<ReadRows<ConfirmedSubscriber>> {
    const { rows } = await this.database.execute(`
      SELECT subscribers.*, max(proofs.at) AS confirmed_at FROM subscribers
      JOIN proofs ON proofs.subscriber_id = subscribers.id AND proofs.event = 'confirmed'
      WHERE status = 'confirmed' GROUP BY subscribers.id ORDER BY confirmed_at, email`);
    return readRows(confirmedSchema, rows);
  }

  /** All consents and withdrawals, oldest first. */
  async consents(): Promise<ReadRows<Consent>> {
    const { rows } = await this.database.execute(`
      SELECT subscriber_id AS id, email, event, at FROM proofs JOIN subscribers ON subscribers.id = subscriber_id
      WHERE event <> 'requested' ORDER BY at, proofs.rowid`);
    return readRows(consentSchema, rows);
  }

  /** Subscribers whose mail is due by now, longest waiting first. */
  async withMailDue(now: number, limit: number): Promise<ReadRows<Subscriber>> {
    const { rows: sent } = await this.database.execute({
      sql: `
        SELECT ${DOMAIN_OF_MAILBOX} AS domain, count(*) AS count FROM subscribers
        WHERE mailed_at > ? AND mailed_at <= ? GROUP BY domain`,
      args: [isoTime(now - HOUR), isoTime(now)],
    });
    const left = leftOf(this.ceiling, sent);
    const { rows } = await this.database.execute({
      sql: `
        SELECT *, ${DOMAIN_OF_MAILBOX} AS domain FROM subscribers WHERE (mail_due_at <= ? OR mail_due_at > ?)
        ORDER BY domain IN (${left.full.map(() => "?").join(", ")}), mail_due_at LIMIT ?`,
      args: [isoTime(now), isoTime(now + FARTHEST), ...left.full, limit],
    });
    const due = readRows(
      subscriberSchema,
      rows.filter((row) => left.take(String(row.domain))),
    );
    this.onCeiling(left.isReached());
    return due;
  }

  async setAside(id: string): Promise<void> {
    await this.database.execute({
      sql: "UPDATE subscribers SET mail_due_at = NULL WHERE id = ?",
      args: [id],
    });
  }

  async mailSent(sent: Subscriber, now: number): Promise<void> {
    await this.database.execute(update(sent, { mailed_at: isoTime(now), mail_due_at: null }));
  }

  /** Retries after 1, 2, 4, ... minutes, and gives up after the last attempt. */
  async mailFailed(letter: Subscriber, now: number): Promise<void> {
    await this.putOff(letter, now + MINUTE * 2 ** letter.mail_attempts);
  }

  async mailUncertain(letter: Subscriber, now: number): Promise<void> {
    await this.putOff(letter, now + DAY);
  }

  /** Removes addresses that never confirmed; those that had been on the list before return to unsubscribed. */
  async forgetOld(now: number): Promise<string[]> {
    const { rows } = await this.database.execute({
      sql: `
        SELECT * FROM subscribers
        WHERE status IN ('pending', 'returning') AND signed_up_at < ? AND mail_due_at IS NULL
        ORDER BY signed_up_at LIMIT ?`,
      args: [isoTime(now - UNCONFIRMED_DAYS * DAY), FORGOTTEN_AT_ONCE],
    });
    const gone: string[] = [];
    for (const known of readRows(subscriberSchema, rows).read) {
      const { state } = STEPS[known.status]["stay silent"];
      if (state === "unknown") gone.push(known.id);
      else await this.database.execute(update(known, { status: state, mail_due_at: null }));
    }
    await this.remove(gone);
    return gone;
  }

  close(): void {
    this.database.close();
  }

  private async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.database.batch(
      ids.flatMap((id) => [
        { sql: "DELETE FROM proofs WHERE subscriber_id = ?", args: [id] },
        { sql: "DELETE FROM subscribers WHERE id = ?", args: [id] },
      ]),
      "write",
    );
    await emptyLog(this.database);
  }

  private async putOff(letter: Subscriber, due: number): Promise<void> {
    const attempts = letter.mail_attempts + 1;
    const values = { mail_due_at: attempts < MAIL_ATTEMPTS ? isoTime(due) : null, mail_attempts: attempts };
    await this.database.execute(update(letter, values));
  }

  /** Applies an event to a known address; returns whether its state changed, undefined if the id is unknown. */
  private async move(
    id: string,
    now: number,
    eventOf: (known: Subscriber) => Event,
  ): Promise<boolean | undefined> {
    for (;;) {
      const known = await this.find(id);
      if (!known) return undefined;
      const { state, proof } = STEPS[known.status][eventOf(known)];
      if (proof === null) return false;
      const write = update(known, { status: state, mail_due_at: null });
      if (await this.writeOnce([write, addProof(proof, id, isoTime(now))])) return true;
    }
  }

  private async find(id: string): Promise<Subscriber | undefined> {
    const { rows } = await this.database.execute({
      sql: "SELECT * FROM subscribers WHERE id = ?",
      args: [id],
    });
    return rows[0] && toSubscriber(rows[0]);
  }

  /** The row of an address, and the number of mails sent to its mailbox within a day. */
  private async findByAddress(email: string, now: number): Promise<[Subscriber | undefined, number]> {
    const { rows: known } = await this.database.execute({
      sql: "SELECT * FROM subscribers WHERE email = ?",
      args: [email],
    });
    const { rows: mails } = await this.database.execute({
      sql: `
        SELECT count(*) AS count FROM proofs JOIN subscribers ON subscribers.id = subscriber_id
        WHERE mailbox = ? AND event = 'requested' AND at > ? AND at <= ?`,
      args: [mailboxOf(email), isoTime(now - DAY), isoTime(now)],
    });
    return [known[0] && toSubscriber(known[0]), parse(countSchema, mails[0]).count];
  }

  /** False if the first statement hit a row that another request had changed; then nothing is written. */
  private async writeOnce(statements: InStatement[]): Promise<boolean> {
    const [first] = await this.database.batch(statements, "write");
    return first !== undefined && first.rowsAffected > 0;
  }
}

function isTooOften(known: Subscriber | undefined, mailsToday: number, now: number): boolean {
  const isAsking = known?.status === "pending" || known?.status === "returning";
  return (
    mailsToday >= MAILS_A_DAY ||
    (isAsking && known.signed_up_at > isoTime(now - MAIL_PAUSE) && known.signed_up_at <= isoTime(now))
  );
}

function confirmEvent(known: Subscriber, { request }: Link): Event {
  return known.request === request ? "confirm" : "confirm by an old link";
}

/** Columns set by a signup that is sent a mail. */
function newRequest({ locale, propertyId }: Signup, consentVersion: string, now: number) {
  return {
    locale,
    property_id: propertyId,
    consent_version: consentVersion,
    request: randomUUID(),
    signed_up_at: isoTime(now),
    mailed_at: null,
    mail_due_at: isoTime(now),
    mail_attempts: 0,
  };
}

type Values = Record<string, string | number | null>;

function insert(values: Values): InStatement {
  const names = Object.keys(values);
  return {
    sql: `INSERT INTO subscribers (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")}) ON CONFLICT DO NOTHING`,
    args: Object.values(values),
  };
}

/** Updates a row unless another request has changed it since it was read. */
function update({ id, status, request }: Subscriber, values: Values): InStatement {
  const changes = Object.keys(values).map((name) => `${name} = ?`);
  return {
    sql: `UPDATE subscribers SET ${changes.join(", ")} WHERE id = ? AND status = ? AND request = ?`,
    args: [...Object.values(values), id, status, request],
  };
}

/** Adds a proof with the row's current values, if the previous statement changed it. */
function addProof(event: Proof, id: string, at: string): InStatement {
  return {
    sql: `
      INSERT INTO proofs (subscriber_id, event, at, request, locale, property_id, consent_version)
      SELECT id, ?, ?, request, locale, property_id, consent_version FROM subscribers WHERE id = ? AND changes() > 0`,
    args: [event, at, id],
  };
}

function toSubscriber(row: Row): Subscriber {
  return parse(subscriberSchema, row);
}
