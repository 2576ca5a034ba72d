import type { Subscriber, Subscribers } from "./subscribers";

export interface Outbox {
  /** There may be mail to send: looks now. */
  notify(): void;
  /** Resolves when nothing is being sent any more. */
  close(): Promise<void>;
}

export interface OutboxOptions {
  subscribers: Subscribers;
  send: (subscriber: Subscriber) => Promise<void>;
  report: (message: string) => void;
}

/** How often to look for mails that are due again, in milliseconds. */
const INTERVAL = 60_000;
const BATCH = 50;

/**
 * Sends the mails that the database says are due. A signup is answered before its mail is sent, and a mail server
 * that is down, or a restart, loses no mail.
 */
export function startOutbox({ subscribers, send, report }: OutboxOptions): Outbox {
  let working: Promise<void> | undefined;
  let again = false;
  let closed = false;

  const work = async () => {
    do {
      // Before anything can fail: what failed waits for the next interval.
      again = false;
      await subscribers.forgetUnconfirmed(Date.now());
      const due = await subscribers.withMailDue(Date.now(), BATCH);
      for (const subscriber of due) {
        if (closed) return;
        await attempt(subscriber);
      }
      again ||= due.length === BATCH;
    } while (again && !closed);
  };

  const attempt = async (subscriber: Subscriber) => {
    try {
      await send(subscriber);
      await subscribers.mailSent(subscriber, Date.now());
    } catch (error) {
      await subscribers.mailFailed(subscriber, Date.now());
      report(`A newsletter mail could not be sent and is tried again later: ${String(error)}`);
    }
  };

  const notify = () => {
    again = true;
    if (closed || working !== undefined) return;
    working = work()
      .catch((error: unknown) => report(`The newsletter's outbox failed: ${String(error)}`))
      .finally(() => {
        working = undefined;
        if (again && !closed) notify();
      });
  };

  const timer = setInterval(notify, INTERVAL);
  timer.unref();
  notify();

  return {
    notify,
    close: async () => {
      closed = true;
      clearInterval(timer);
      await working;
    },
  };
}
