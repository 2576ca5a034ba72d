import { string } from "yup";
import { parse } from "../../shared/parse";
import type { Database } from "./database";

/** How many times as fast as it passes time is caught up with, such as after a week without the service. */
const CATCH_UP = 10;

/**
 * The time up to which things are forgotten: it follows the clock no faster than time is seen to pass, so that a clock that jumps ahead
 * for an hour removes nothing that it would not have removed some hours later. Milliseconds since 1970.
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
