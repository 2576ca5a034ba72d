import { HOTEL_FILE } from "../../../content-folder/files";
import { messageOf } from "../../../shared/errors";
import type { CurrentContent } from "../live/live-content";
import type { Locale } from "../../../shared/locales";
import { languagesOf, type ToldBuild } from "./language-states";
import { NotTold, type Problem } from "./problem";
import { differences, type Digests, digestsOf } from "./answer-digests";

/** Publishing state, stored in the database. */
export interface PublishState {
  /** What the site has confirmed; undefined before the first time. */
  acknowledged: Digests | undefined;
  /** When the site last confirmed, in milliseconds since 1970. */
  answeredAt: number | undefined;
  /** Number of changed calls that the site hasn't been notified of. */
  waiting: number;
  /** Attempts since the last success, and why the last one failed. */
  attempts: number;
  problem: Problem | undefined;
  /** Builds requested from the site, newest first. */
  told: ToldBuild[];
  /** Languages with changes that the site hasn't been notified of. */
  untold: Locale[];
}

/** The state before the first time. */
export const NOTHING_TOLD: PublishState = {
  acknowledged: undefined,
  answeredAt: undefined,
  waiting: 0,
  attempts: 0,
  problem: undefined,
  told: [],
  untold: [],
};

export interface NotifierOptions {
  current: () => Promise<CurrentContent>;
  load: () => Promise<PublishState>;
  save: (state: PublishState) => Promise<void>;
  /**
   * Undefined calls mean everything may have changed. Returns the id of the resulting build if the site reports one.
   */
  send: (calls: readonly string[] | undefined) => Promise<string | undefined>;
  /** Writes the hotel file if one is configured; returns whether it did. */
  writeHotel: (content: CurrentContent) => Promise<boolean>;
  /** `isWaiting`: the site may just not have started yet; the notification is retried automatically. */
  report: (message: string, isWaiting: boolean) => void;
  /** Milliseconds: pause that ends a burst of saves, first retry delay, and maximum retry delay. */
  waits?: { quiet?: number; first?: number; longest?: number };
}

/** Attempts, over four minutes, during which an unresponsive site is just waited for. */
const PATIENT_ATTEMPTS = 8;

/** The same number as in a publisher's status. */
const MOST_TOLD = 20;

const WAITS = { quiet: 250, first: 1_000, longest: 300_000 };

/**
 * Notifies the site of changes until it confirms. Always sends the difference between what the site last confirmed
 * and what the API returns now: a crash loses nothing, drafts cause no notification, and every change in a response
 * does.
 */
export class SiteNotifier {
  readonly #options: NotifierOptions;
  readonly #waits: typeof WAITS;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  constructor(options: NotifierOptions) {
    this.#options = options;
    this.#waits = { ...WAITS, ...options.waits };
  }

  /** Call when the content may have changed. */
  wake(): void {
    if (this.#running !== undefined) this.#again = true;
    else this.#after(this.#waits.quiet);
  }

  /** Waits for a pending call and makes no further ones. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #after(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#running = this.#tell()
        .then(
          (retry) => {
            if (retry !== undefined) this.#after(retry);
          },
          (error: unknown) => {
            this.#options.report(`The site could not be told what changed: ${String(error)}`, false);
            this.#after(this.#waits.longest);
          },
        )
        .finally(() => {
          this.#running = undefined;
          if (this.#again) this.#after(this.#waits.quiet);
          this.#again = false;
        });
    }, milliseconds);
  }

  /** Returns the milliseconds until the next attempt; undefined if nothing is left to send. */
  async #tell(): Promise<number | undefined> {
    const { current, load, save, send, writeHotel, report } = this.#options;
    const state = await load();
    const content = await current();
    const now = digestsOf(content);
    const changed = differences(state.acknowledged ?? {}, now);
    if (changed.length === 0) {
      if (state.waiting > 0)
        await save({ ...state, waiting: 0, attempts: 0, problem: undefined, untold: [] });
      return undefined;
    }
    const untold = languagesOf(changed.filter((call) => call !== HOTEL_FILE));
    const open = { ...state, waiting: changed.length, untold };
    await save(open);
    let { told } = state;
    try {
      const wroteHotel = changed.includes(HOTEL_FILE) && (await writeHotel(content).catch(notWritten));
      const calls =
        state.acknowledged === undefined || wroteHotel
          ? undefined
          : changed.filter((call) => call !== HOTEL_FILE);
      const build = calls?.length === 0 ? undefined : await send(calls);
      if (build !== undefined) told = [{ build, languages: languagesOf(calls) }, ...told].slice(0, MOST_TOLD);
    } catch (error) {
      const problem = problemOf(error);
      const attempts = state.attempts + 1;
      await save({ ...open, attempts, problem });
      const isUnanswered = problem.reason === "unreachable" || problem.reason === "late";
      report(problem.message, isUnanswered && attempts <= PATIENT_ATTEMPTS);
      return Math.min(this.#waits.first * 2 ** (attempts - 1), this.#waits.longest);
    }
    await save({
      acknowledged: now,
      answeredAt: Date.now(),
      waiting: 0,
      attempts: 0,
      problem: undefined,
      told,
      untold: [],
    });
    return undefined;
  }
}

function notWritten(error: unknown): never {
  throw new NotTold({ reason: "hotelFile", message: `HOTEL_FILE can not be written: ${messageOf(error)}` });
}

function problemOf(error: unknown): Problem {
  return error instanceof NotTold ? error.problem : { reason: "other", message: messageOf(error) };
}
