import { randomUUID } from "node:crypto";
import type { InStatement, Row } from "@libsql/client/sqlite3";
import { type InferType, number, object, string } from "yup";
import { SHIPPED_LOCALES } from "../../shared/locales";
import { parse } from "../../shared/parse";
import type { Database } from "./database";
import { emptyLog } from "./empty-log";
import type { Forgetful } from "./forget-old";
import { DOMAIN_OF_MAILBOX, type HourlyCeiling, leftOf } from "./hourly-ceiling";
import type { MailQueue } from "./outbox";
import { type ReadRows, readRows } from "./read-rows";
import { mailboxOf, type Signup } from "./signup";
import { type Event, type Proof, STATUSES, STEPS } from "./states";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Nobody gets a second mail for one wish sooner, however often somebody enters their address. */
const MAIL_PAUSE = 10 * MINUTE;
const MAILS_A_DAY = 3;
const MAIL_ATTEMPTS = 10;
/** No mail is put off longer: one that is due later was put off while the clock was ahead. */
const FARTHEST = 25 * HOUR;
const FORGOTTEN_AT_ONCE = 50;
/** An address that nobody confirms is forgotten. */
const UNCONFIRMED_DAYS = 30;

const subscriberSchema = object({
  id: string().required(),
  email: string().required(),
  status: string().oneOf(STATUSES).required(),
  /** The hotel may have given it up since. */
  locale: string().oneOf(SHIPPED_LOCALES).required(),
  property_id: string().required(),
  consent_version: string().required(),
  /** Names the newest signup that was sent a mail, in its link too. */
  request: string().required(),
  signed_up_at: string().required(),
  mail_attempts: number().required(),
});

/** A row of the table; times are ISO 8601 in UTC. */
export type Subscriber = InferType<typeof subscriberSchema>;

const personSchema = object({
  id: string().required(),
  email: string().required(),
  /** When they last signed up. */
  since: string().required(),
});

/** Somebody in the table, by what they can be found. */
export type Person = InferType<typeof personSchema>;

const countSchema = object({ count: number().required() });
const confirmedSchema = subscriberSchema.concat(object({ confirmed_at: string().required() }));

/** A confirmed subscriber, with the time at which they last confirmed. */
export type ConfirmedSubscriber = InferType<typeof confirmedSchema>;

const consentSchema = object({
  email: string().required(),
  event: string().oneOf(["confirmed", "unsubscribed"]).required(),
  at: string().required(),
});

/** A consent or its end, and when that was (ISO 8601 in UTC). */
export type Consent = InferType<typeof consentSchema>;

/** What a link says that it is for. */
interface Link {
  id: string;
  request: string;
}

/** Newsletter subscribers in the database: one row for each address. All times are milliseconds since 1970. */
export class Subscribers implements MailQueue<Subscriber>, Forgetful {
  /** `ceiling`: how many mails may be due in an hour. `onCeiling` is told at each look whether some have to wait. */
  constructor(
    private readonly database: Database,
    private readonly ceiling: HourlyCeiling = { all: Infinity, ofOneDomain: Infinity },
    private readonly onCeiling: (isReached: boolean) => void = () => undefined,
  ) {}

  /** Takes a signup; what follows is `STEPS`' to say. */
  async signUp(signup: Signup, consentVersion: string, now: number): Promise<void> {
    for (;;) {
      const [known, mails] = await this.findByAddress(signup.email, now);
      const step =
        STEPS[known?.status ?? "unknown"][isTooOften(known, mails, now) ? "sign up too often" : "sign up"];
      if (step.state === "unknown") return;
      const id = known?.id ?? randomUUID();
      const values = {
        status: step.state,
        last_asked_at: iso(now),
        ...(step.mail ? newRequest(signup, consentVersion, now) : {}),
      };
      const write = known
        ? update(known, values)
        : insert({ id, email: signup.email, mailbox: mailboxOf(signup.email), ...values });
      const proof = step.proof === null ? [] : [addProof(step.proof, id, iso(now))];
      if (await this.writeOnce([write, ...proof])) return;
    }
  }

  /** Whether the link still confirms: it is the newest one, and was not used. Undefined where nobody has the id. */
  async canConfirm(link: Link): Promise<boolean | undefined> {
    const known = await this.find(link.id);
    return known && STEPS[known.status][confirmEvent(known, link)].state !== known.status;
  }

  /** Answers whether the link confirmed; a used or older one changes nothing. Undefined where nobody has the id. */
  async confirm(link: Link, now: number): Promise<boolean | undefined> {
    return this.move(link.id, now, (known) => confirmEvent(known, link));
  }

  /** The row stays, as proof of the consent and its end. Answers false where nobody has the id. */
  async unsubscribe(id: string, now: number): Promise<boolean> {
    return (await this.move(id, now, () => "unsubscribe")) !== undefined;
  }

  /** Removes the people of whom this is true, wholly; answers the ids that they had. */
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

  /** Every consent and its end, the oldest first. */
  async consents(): Promise<ReadRows<Consent>> {
    const { rows } = await this.database.execute(`
      SELECT subscriber_id AS id, email, event, at FROM proofs JOIN subscribers ON subscribers.id = subscriber_id
      WHERE event <> 'requested' ORDER BY at, proofs.rowid`);
    return readRows(consentSchema, rows);
  }

  /** Those whose mail is to be sent by now, the longest waiting first. */
  async withMailDue(now: number, limit: number): Promise<ReadRows<Subscriber>> {
    const { rows: sent } = await this.database.execute({
      sql: `
        SELECT ${DOMAIN_OF_MAILBOX} AS domain, count(*) AS count FROM subscribers
        WHERE mailed_at > ? AND mailed_at <= ? GROUP BY domain`,
      args: [iso(now - HOUR), iso(now)],
    });
    const left = leftOf(this.ceiling, sent);
    const { rows } = await this.database.execute({
      sql: `
        SELECT *, ${DOMAIN_OF_MAILBOX} AS domain FROM subscribers WHERE (mail_due_at <= ? OR mail_due_at > ?)
        ORDER BY domain IN (${left.full.map(() => "?").join(", ")}), mail_due_at LIMIT ?`,
      args: [iso(now), iso(now + FARTHEST), ...left.full, limit],
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
    await this.database.execute(update(sent, { mailed_at: iso(now), mail_due_at: null }));
  }

  /** The mail is due again after 1, 2, 4, ... minutes, and given up after the last attempt. */
  async mailFailed(letter: Subscriber, now: number): Promise<void> {
    await this.putOff(letter, now + MINUTE * 2 ** letter.mail_attempts);
  }

  async mailUncertain(letter: Subscriber, now: number): Promise<void> {
    await this.putOff(letter, now + DAY);
  }

  /** Forgets the addresses that never confirmed; who had been on the list before stays as one who left it. */
  async forgetOld(now: number): Promise<string[]> {
    const { rows } = await this.database.execute({
      sql: `
        SELECT * FROM subscribers
        WHERE status IN ('pending', 'returning') AND signed_up_at < ? AND mail_due_at IS NULL
        ORDER BY signed_up_at LIMIT ?`,
      args: [iso(now - UNCONFIRMED_DAYS * DAY), FORGOTTEN_AT_ONCE],
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
    const values = { mail_due_at: attempts < MAIL_ATTEMPTS ? iso(due) : null, mail_attempts: attempts };
    await this.database.execute(update(letter, values));
  }

  /** Takes an event of a known address; answers whether its state changed, undefined where nobody has the id. */
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
      if (await this.writeOnce([write, addProof(proof, id, iso(now))])) return true;
    }
  }

  private async find(id: string): Promise<Subscriber | undefined> {
    const { rows } = await this.database.execute({
      sql: "SELECT * FROM subscribers WHERE id = ?",
      args: [id],
    });
    return rows[0] && toSubscriber(rows[0]);
  }

  /** The row of an address, and how many mails its mailbox was sent in a day. */
  private async findByAddress(email: string, now: number): Promise<[Subscriber | undefined, number]> {
    const { rows: known } = await this.database.execute({
      sql: "SELECT * FROM subscribers WHERE email = ?",
      args: [email],
    });
    const { rows: mails } = await this.database.execute({
      sql: `
        SELECT count(*) AS count FROM proofs JOIN subscribers ON subscribers.id = subscriber_id
        WHERE mailbox = ? AND event = 'requested' AND at > ? AND at <= ?`,
      args: [mailboxOf(email), iso(now - DAY), iso(now)],
    });
    return [known[0] && toSubscriber(known[0]), parse(countSchema, mails[0]).count];
  }

  /** Answers false where the first statement met a row that another call had changed; then nothing is written. */
  private async writeOnce(statements: InStatement[]): Promise<boolean> {
    const [first] = await this.database.batch(statements, "write");
    return first !== undefined && first.rowsAffected > 0;
  }
}

function isTooOften(known: Subscriber | undefined, mailsToday: number, now: number): boolean {
  const isAsking = known?.status === "pending" || known?.status === "returning";
  return (
    mailsToday >= MAILS_A_DAY ||
    (isAsking && known.signed_up_at > iso(now - MAIL_PAUSE) && known.signed_up_at <= iso(now))
  );
}

function confirmEvent(known: Subscriber, { request }: Link): Event {
  return known.request === request ? "confirm" : "confirm by an old link";
}

/** What a signup that is sent a mail brings into the row. */
function newRequest({ locale, propertyId }: Signup, consentVersion: string, now: number) {
  return {
    locale,
    property_id: propertyId,
    consent_version: consentVersion,
    request: randomUUID(),
    signed_up_at: iso(now),
    mailed_at: null,
    mail_due_at: iso(now),
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

/** Changes a row, unless another call has since it was read. */
function update({ id, status, request }: Subscriber, values: Values): InStatement {
  const changes = Object.keys(values).map((name) => `${name} = ?`);
  return {
    sql: `UPDATE subscribers SET ${changes.join(", ")} WHERE id = ? AND status = ? AND request = ?`,
    args: [...Object.values(values), id, status, request],
  };
}

/** Adds a proof with what the row says by now, where the statement before changed it. */
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

function iso(time: number): string {
  return new Date(time).toISOString();
}
