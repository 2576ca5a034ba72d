import { messageOf } from "../../shared/errors";
import { removeMails } from "./mailer";
import type { SeenTime } from "./seen-time";

/** Rows with a retention period. */
export interface Forgetful {
  /** Removes some of the expired rows; returns their ids. */
  forgetOld(now: number): Promise<string[]>;
}

interface ForgetOldOptions {
  rows: readonly Forgetful[];
  seen: SeenTime;
  /** Folder where mails are written when there is no mail server. */
  mails: string;
  report: (message: string) => void;
}

const INTERVAL = 60_000;

/**
 * Removes expired rows, a few each minute, along with the mail files about them. Returns a function that stops
 * it.
 */
export function startForgetting({ rows, seen, mails, report }: ForgetOldOptions): () => Promise<void> {
  const forget = async () => {
    const now = await seen.advance(Date.now());
    for (const kept of rows) await removeMails(mails, await kept.forgetOld(now));
  };
  const run = () =>
    forget().catch((error: unknown) => report(`Old entries could not be removed: ${messageOf(error)}`));
  let running = run();
  const timer = setInterval(() => (running = running.then(run)), INTERVAL);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
