import { type InferType, number, object, string } from "yup";
import { parse } from "../../../shared/parse";
import { DAY } from "../../../toolkit/durations";
import type { Database } from "../database";
import type { Forgetful } from "../forget-old";
import type { Browser } from "./browser";
import { isFault, type Sample } from "./sample";

const KEPT_DAYS = 28;

/** Counts that wait for the next write. */
const MOST_WAITING = 5_000;
/** Different rows of a day and kind, so that nobody fills the disk; what comes after them is counted together. */
const MOST_ROWS = { measured: 4_000, faults: 500 };
/** Stands for all pages, or all texts, beyond that. */
const REST = "*";

/** A row of the table, of one day or of several together. */
export const countSchema = object({
  kind: string().required(),
  route: string().required(),
  engine: string().required(),
  device: string().required(),
  value: string().defined(),
  count: number().required(),
});

export type StoredCount = InferType<typeof countSchema>;

interface Count extends Sample, Browser {
  day: string;
  count: number;
}

/** Visits as counts by day: no address, nothing that tells one visitor from another. */
export class VisitCounts implements Forgetful {
  private waiting = new Map<string, Count>();
  private dropped = 0;
  private known = { day: "", rows: new Map<string, Set<string>>() };

  constructor(private readonly database: Database) {}

  /** Counts in memory. */
  add(samples: readonly Sample[], browser: Browser, now: number): void {
    for (const sample of samples) this.wait({ ...sample, ...browser, day: dayOf(now), count: 1 });
  }

  /** How many are not written yet. */
  get unwritten(): number {
    return [...this.waiting.values()].reduce((sum, { count }) => sum + count, 0);
  }

  /** How many were dropped since the last call, because too many different ones were waiting. */
  takeDropped(): number {
    const { dropped } = this;
    this.dropped = 0;
    return dropped;
  }

  /** Writes what was counted; false if there was nothing. If that fails, the counts wait for the next write. */
  async flush(): Promise<boolean> {
    const counts = [...this.waiting.values()];
    this.waiting = new Map();
    if (counts.length === 0) return false;
    try {
      await this.write(counts);
    } catch (error) {
      const later = [...this.waiting.values()];
      this.waiting = new Map();
      for (const count of [...counts, ...later]) this.wait(count);
      throw error;
    }
    return true;
  }

  private wait(count: Count): void {
    const key = [count.day, rowOf(count)].join();
    const same = this.waiting.get(key);
    if (same) same.count += count.count;
    else if (this.waiting.size < MOST_WAITING) this.waiting.set(key, count);
    else this.dropped += count.count;
  }

  private async write(counts: readonly Count[]): Promise<void> {
    const statements = [];
    for (const count of counts) {
      const { day, kind, route, engine, device, value } = await this.withinLimit(count);
      statements.push({
        sql: `
          INSERT INTO visit_counts (day, kind, route, engine, device, value, count) VALUES (?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT DO UPDATE SET count = count + excluded.count`,
        args: [day, kind, route, engine, device, value, count.count],
      });
    }
    await this.database.batch(statements, "write");
  }

  /** All rows as cells, with the names of the columns first. */
  async cells(): Promise<string[][]> {
    const { columns, rows } = await this.database.execute("SELECT * FROM visit_counts");
    return [columns, ...rows.map((row) => columns.map((column) => String(row[column])))];
  }

  async forgetOld(now: number): Promise<string[]> {
    await this.database.execute({
      sql: "DELETE FROM visit_counts WHERE day <= ?",
      args: [dayOf(now - KEPT_DAYS * DAY)],
    });
    return [];
  }

  private async withinLimit(count: Count): Promise<Count> {
    if (count.day !== this.known.day) this.known = { day: count.day, rows: await this.rowsOf(count.day) };
    const rows = this.known.rows.get(count.kind) ?? new Set();
    this.known.rows.set(count.kind, rows);
    const row = rowOf(count);
    const limit = isFault(count.kind) ? MOST_ROWS.faults : MOST_ROWS.measured;
    if (!rows.has(row) && rows.size >= limit)
      return { ...count, route: REST, value: isFault(count.kind) ? REST : count.value };
    rows.add(row);
    return count;
  }

  private async rowsOf(day: string): Promise<Map<string, Set<string>>> {
    const { rows } = await this.database.execute({
      sql: "SELECT * FROM visit_counts WHERE day = ?",
      args: [day],
    });
    const found = new Map<string, Set<string>>();
    for (const row of rows.map((raw) => parse(countSchema, raw)))
      found.set(row.kind, (found.get(row.kind) ?? new Set()).add(rowOf(row)));
    return found;
  }
}

/** The day in UTC: `2026-11-28`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function rowOf({ kind, route, engine, device, value }: Omit<StoredCount, "count">): string {
  return JSON.stringify([kind, route, engine, device, value]);
}
