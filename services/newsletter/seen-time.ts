import { string } from "yup";
import { parse } from "../../shared/parse";
import type { Database } from "./database";

/** Factor by which lost time is caught up, for example after a week of downtime. */
const CATCH_UP = 10;

/**
 * The clock for retention: it advances no faster than time demonstrably passes, so that a clock that jumps
 * ahead for an hour removes nothing that would not have expired some hours later anyway. Milliseconds since
 * 1970.
 */
export class SeenTime {
  private last = performance.now();

  constructor(private readonly database: Database) {}

  async advance(clock: number): Promise<number> {
    const passed = performance.now() - this.last;
    this.last += passed;
    const [row] = (await this.database.execute("SELECT at FROM seen_time")).rows;
    const before = row === undefined ? clock : Date.parse(parse(string().required(), row.at));
    const seen = Math.min(clock, Math.ceil(before + CATCH_UP * passed));
    await this.database.execute({
      sql: "INSERT INTO seen_time (id, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at",
      args: [new Date(seen).toISOString()],
    });
    return seen;
  }
}
