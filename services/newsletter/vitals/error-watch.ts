import { number, object, string } from "yup";
import { parse } from "../../../shared/parse";
import { DAY, MINUTE } from "../../../toolkit/durations";
import type { Database } from "../database";
import { ENGINES, type Engine } from "./browser";
import { dayOf } from "./counts";
import type { Sample } from "./sample";

const WINDOW = 15 * MINUTE;
/** Days before today that say what is usual. */
const USUAL_DAYS = 7;

/** Fewer errors than these may be one visitor's browser. */
const FEWEST_ERRORS = 5;
/** Errors per visit that are always worth a look, and how many times the usual number is. */
const RISEN = { errorsPerVisit: 0.1, times: 3 };

export interface Rate {
  visits: number;
  errors: number;
}

interface Happened {
  minute: number;
  engine: Engine;
  kind: keyof Rate;
}

const usualSchema = object({ kind: string().required(), count: number().required() });

/** Whether scripts fail clearly more often than usual. */
export function hasRisen(recent: Rate, usual: Rate): boolean {
  const limit = Math.max(RISEN.errorsPerVisit, RISEN.times * perVisit(usual));
  return recent.errors >= FEWEST_ERRORS && perVisit(recent) >= limit;
}

function perVisit({ visits, errors }: Rate): number {
  return errors / Math.max(1, visits);
}

/** Compares each engine's script errors of the last quarter of an hour, kept in memory, with those of the days before. */
export class ErrorWatch {
  /** Counts by minute, engine and kind. */
  private readonly counts = new Map<string, Happened & { count: number }>();

  constructor(private readonly database: Database) {}

  note(samples: readonly Sample[], engine: Engine, now: number): void {
    const minute = Math.floor(now / MINUTE);
    for (const { kind: sample } of samples) {
      if (sample !== "visit" && sample !== "error") continue;
      const kind = sample === "visit" ? "visits" : "errors";
      const key = [minute, engine, kind].join();
      const count = (this.counts.get(key)?.count ?? 0) + 1;
      this.counts.set(key, { minute, engine, kind, count });
    }
  }

  /** Each engine's recent rate, and whether it has risen. */
  async look(now: number): Promise<{ engine: Engine; recent: Rate; usual: Rate; risen: boolean }[]> {
    for (const [key, { minute }] of this.counts) if (minute * MINUTE <= now - WINDOW) this.counts.delete(key);
    return Promise.all(
      ENGINES.map(async (engine) => {
        const recent = this.recent(engine);
        const usual =
          recent.errors < FEWEST_ERRORS ? { visits: 0, errors: 0 } : await this.usual(engine, now);
        return { engine, recent, usual, risen: hasRisen(recent, usual) };
      }),
    );
  }

  private recent(engine: Engine): Rate {
    const rate = { visits: 0, errors: 0 };
    for (const happened of this.counts.values())
      if (happened.engine === engine) rate[happened.kind] += happened.count;
    return rate;
  }

  private async usual(engine: Engine, now: number): Promise<Rate> {
    const { rows } = await this.database.execute({
      sql: `
        SELECT kind, sum(count) AS count FROM visit_counts
        WHERE day >= ? AND day < ? AND kind IN ('visit', 'error') AND engine = ? GROUP BY kind`,
      args: [dayOf(now - USUAL_DAYS * DAY), dayOf(now), engine],
    });
    const counts = new Map(
      rows.map((row) => {
        const { kind, count } = parse(usualSchema, row);
        return [kind, count] as const;
      }),
    );
    return { visits: counts.get("visit") ?? 0, errors: counts.get("error") ?? 0 };
  }
}
