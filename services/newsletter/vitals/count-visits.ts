import { messageOf } from "../../../shared/errors";
import { MINUTE } from "../../../toolkit/durations";
import { writeVisitReport } from "../../../toolkit/visit-report";
import type { Database } from "../database";
import type { Browser } from "./browser";
import type { VisitCounts } from "./counts";
import type { ErrorAlarm } from "./error-alarm";
import { ErrorWatch } from "./error-watch";
import type { Sample } from "./sample";
import { summarise } from "./summary";

const SECOND = 1_000;

interface CountVisitsOptions {
  database: Database;
  counts: VisitCounts;
  alarm: ErrorAlarm;
  /** File of the summary. */
  file: string;
  report: (message: string) => void;
  /** Milliseconds between two looks at the counts; default: a minute. */
  pause?: number;
}

interface VisitCounter {
  count(samples: readonly Sample[], browser: Browser): void;
  /** Writes what is left, and ends. */
  close(): Promise<void>;
}

/** Writes counts every second, and looks at them every minute: for the alarm and for the status page. */
export function countVisits({
  database,
  counts,
  alarm,
  file,
  report,
  pause = MINUTE,
}: CountVisitsOptions): VisitCounter {
  const watch = new ErrorWatch(database);
  let isStale = true;
  let isFailing = false;
  let looked = 0;

  async function write(): Promise<void> {
    const now = Date.now();
    const isTime = now - looked >= pause;
    if (isTime) {
      looked = now;
      tellDropped();
    }
    if (await counts.flush()) isStale = true;
    if (!isTime) return;
    for (const { engine, risen, recent } of await watch.look(now)) alarm.note(engine, risen, recent);
    if (isStale) await writeVisitReport(file, await summarise(database, now));
    isStale = false;
  }
  function tellDropped(): void {
    const dropped = counts.takeDropped();
    if (dropped > 0)
      report(`${dropped} measurements and errors of visits were dropped: too many different ones at once.`);
  }
  const run = async () => {
    try {
      await write();
      if (isFailing) report("Visits are counted again.");
      isFailing = false;
    } catch (error) {
      if (!isFailing) report(`Visits could not be counted; it is tried again: ${messageOf(error)}`);
      isFailing = true;
    }
  };
  let running = run();
  const timer = setInterval(() => (running = running.then(run)), SECOND);
  timer.unref();

  return {
    count(samples, browser) {
      const now = Date.now();
      counts.add(samples, browser, now);
      watch.note(samples, browser.engine, now);
    },
    async close() {
      clearInterval(timer);
      await running;
      await run();
      tellDropped();
      if (counts.unwritten > 0) report(`${counts.unwritten} measurements and errors of visits are lost.`);
      await alarm.idle();
    },
  };
}
