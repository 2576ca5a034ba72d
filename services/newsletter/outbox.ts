import pLimit from "p-limit";
import { messageOf } from "../../shared/errors";
import { mailFault } from "../../toolkit/mail-error";
import { type MailClaims, RENEWAL } from "./mail-claims";
import type { OutboxAlarm } from "./outbox-alarm";
import type { ReadRows } from "./read-rows";

/** Mails that the database says are due. All times are milliseconds since 1970. */
export interface MailQueue<Letter> {
  /** Mails due by now, longest waiting first; at most `limit` of each kind. */
  withMailDue(now: number, limit: number): Promise<ReadRows<Letter>>;
  /** Stops an unreadable row from being due again. */
  setAside(id: string): Promise<void>;
  mailSent(letter: Letter, now: number): Promise<void>;
  mailFailed(letter: Letter, now: number): Promise<void>;
  /** The mail may have been delivered, so it is due again only a day later. */
  mailUncertain(letter: Letter, now: number): Promise<void>;
}

export interface Outbox {
  /** Polls at once, because mail may be due. */
  notify(): void;
  /** Resolves when nothing is being sent any more. */
  close(): Promise<void>;
}

interface OutboxOptions<Letter> {
  /** Name used in reports: `newsletter`. */
  about: string;
  queue: MailQueue<Letter>;
  claims: MailClaims;
  /**
   * Names of everything that caused the mail: prevents sending one twice at a time, and identifies it in
   * reports.
   */
  namesOf: (letter: Letter) => readonly string[];
  send: (letter: Letter, signal: AbortSignal) => Promise<void>;
  report: (message: string) => void;
  alarm: OutboxAlarm;
}

/** Polling interval for mails that are due again, in milliseconds. */
const INTERVAL = 60_000;
const BATCH = 50;
/** A mail server may take minutes for one mail; the others need not wait for it. */
const AT_ONCE = 5;
/** Milliseconds that mails in progress get to finish after close. */
const GRACE = 3_000;

/**
 * Sends the mails that the database says are due. Requests are answered before their mail is sent, and no mail
 * is lost when the mail server is down or the service restarts.
 */
export function startOutbox<Letter>(options: OutboxOptions<Letter>): Outbox {
  const { about, queue, claims, namesOf, send, report, alarm } = options;
  const limit = pLimit(AT_ONCE);
  const inFlight = new Set<Promise<void>>();
  /** Mails being sent, or sent but not yet recorded: they must not be sent again. */
  const busy = new Set<string>();
  /** Results not yet recorded in the database. */
  const outcomes = new Map<readonly string[], () => Promise<void>>();
  const stopping = new AbortController();
  let working: Promise<void> | undefined;
  let again = false;
  let closed = false;

  const work = async () => {
    while (again && !closed) {
      // Reset before anything can fail: failures wait for the next interval.
      again = false;
      for (const [names, write] of outcomes) await record(names, write);
      const { read, unreadable } = await queue.withMailDue(Date.now(), BATCH);
      for (const row of unreadable) {
        await queue.setAside(row.id);
        report(`A row of the ${about} can't be read, and no mail is sent for it: ${row.id} (${row.reason})`);
        alarm.setAside(about, row);
      }
      const waiting = read.filter((letter) => !namesOf(letter).some((name) => busy.has(name)));
      const claimed = await claims.take(waiting.flatMap(namesOf), Date.now());
      for (const letter of waiting) {
        const names = namesOf(letter);
        if (!names.every((name) => claimed.has(name))) continue;
        for (const name of names) busy.add(name);
        const attempt = limit(() => deliver(letter, names)).finally(() => {
          inFlight.delete(attempt);
          if (inFlight.size === 0 && read.length >= BATCH) notify();
        });
        inFlight.add(attempt);
      }
    }
  };

  const deliver = async (letter: Letter, names: readonly string[]) => {
    if (closed) return;
    const write = await outcomeOf(letter, names);
    if (write) await record(names, write).catch(failed);
  };

  /** Sends a mail; returns how to record the result. Undefined: there was none, and the next start sends it. */
  const outcomeOf = async (
    letter: Letter,
    names: readonly string[],
  ): Promise<(() => Promise<void>) | undefined> => {
    try {
      await send(letter, stopping.signal);
      return () => queue.mailSent(letter, Date.now());
    } catch (error) {
      const reason = `${messageOf(error)} (${names.join("; ")})`;
      if (mailFault(error) === "uncertain") {
        report(
          `A mail of the ${about} may have been delivered, and is sent once more in a day unless a later one takes its place: ${reason}`,
        );
        return () => queue.mailUncertain(letter, Date.now());
      }
      if (stopping.signal.aborted) return undefined;
      report(`A mail of the ${about} could not be sent and is tried again later: ${reason}`);
      return () => queue.mailFailed(letter, Date.now());
    }
  };

  const record = async (names: readonly string[], write: () => Promise<void>) => {
    outcomes.set(names, write);
    await write();
    outcomes.delete(names);
    for (const name of names) busy.delete(name);
  };

  const failed = (error: unknown) => {
    report(`The ${about}'s outbox failed: ${messageOf(error)}`);
    alarm.failed(about, error);
  };

  const notify = () => {
    again = true;
    if (closed || working !== undefined) return;
    working = work()
      .then(() => alarm.worked(about), failed)
      .finally(() => {
        working = undefined;
        if (again && !closed) notify();
      });
  };

  const renew = () => void claims.take([...busy], Date.now()).catch(failed);
  const timers = [setInterval(notify, INTERVAL), setInterval(renew, RENEWAL)];
  for (const timer of timers) timer.unref();
  notify();

  return {
    notify,
    close: async () => {
      closed = true;
      await working;
      const end = setTimeout(() => stopping.abort(), GRACE);
      await Promise.all(inFlight);
      clearTimeout(end);
      for (const timer of timers) clearInterval(timer);
    },
  };
}
