import { messageOf } from "../../shared/errors";
import { removeMails } from "./mailer";
import type { SeenTime } from "./seen-time";

/** Rows that are kept for a time. */
export interface Forgetful {
  /** Removes some of what is not to be kept any longer; answers the ids of it. */
  forgetOld(now: number): Promise<string[]>;
}

interface ForgetOldOptions {
  rows: readonly Forgetful[];
  seen: SeenTime;
  /** Where mails are written that no mail server takes. */
  mails: string;
  report: (message: string) => void;
}

const INTERVAL = 60_000;

/** Removes old rows, a few each minute, and the mails that were written because of them. Answers how to end it. */
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
