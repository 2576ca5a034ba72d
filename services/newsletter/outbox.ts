/** Mails that a database says are due. All times are milliseconds since 1970. */
export interface MailQueue<Letter> {
  /** Those to be sent by now, the longest waiting first. */
  withMailDue(now: number, limit: number): Promise<Letter[]>;
  mailSent(letter: Letter, now: number): Promise<void>;
  mailFailed(letter: Letter, now: number): Promise<void>;
  /** Removes what is not to be kept any longer. */
  forgetOld(now: number): Promise<void>;
}

export interface Outbox {
  /** There may be mail to send: looks now. */
  notify(): void;
  /** Resolves when nothing is being sent any more. */
  close(): Promise<void>;
}

export interface OutboxOptions<Letter> {
  /** What its mails are of, in reports: `newsletter`. */
  about: string;
  queue: MailQueue<Letter>;
  send: (letter: Letter) => Promise<void>;
  report: (message: string) => void;
}

/** How often to look for mails that are due again, in milliseconds. */
const INTERVAL = 60_000;
const BATCH = 50;

/**
 * Sends the mails that the database says are due. A call is answered before its mail is sent, and a mail server
 * that is down, or a restart, loses no mail.
 */
export function startOutbox<Letter>({ about, queue, send, report }: OutboxOptions<Letter>): Outbox {
  let working: Promise<void> | undefined;
  let again = false;
  let closed = false;

  const work = async () => {
    do {
      // Before anything can fail: what failed waits for the next interval.
      again = false;
      await queue.forgetOld(Date.now());
      const due = await queue.withMailDue(Date.now(), BATCH);
      for (const letter of due) {
        if (closed) return;
        await attempt(letter);
      }
      again ||= due.length === BATCH;
    } while (again && !closed);
  };

  const attempt = async (letter: Letter) => {
    try {
      await send(letter);
      await queue.mailSent(letter, Date.now());
    } catch (error) {
      await queue.mailFailed(letter, Date.now());
      report(`A mail of the ${about} could not be sent and is tried again later: ${String(error)}`);
    }
  };

  const notify = () => {
    again = true;
    if (closed || working !== undefined) return;
    working = work()
      .catch((error: unknown) => report(`The ${about}'s outbox failed: ${String(error)}`))
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
