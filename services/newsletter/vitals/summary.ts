import { parse } from "../../../shared/parse";
import type { Vital } from "../../../shared/vitals";
import { DAY } from "../../../toolkit/durations";
import type { VisitReport } from "../../../toolkit/visit-report";
import type { Database } from "../database";
import { countSchema, dayOf, type StoredCount } from "./counts";
import { p75 } from "./histogram";
import { isFault } from "./sample";

const DAYS = 7;
/** Rows that the status page shows of pages and of faults. */
const MOST_SHOWN = 100;

/** What was counted in the last days, the most frequent first. */
export async function summarise(database: Database, now: number): Promise<VisitReport> {
  const { rows } = await database.execute({
    sql: `
      SELECT kind, route, engine, device, value, sum(count) AS count FROM visit_counts
      WHERE day > ? GROUP BY kind, route, engine, device, value`,
    args: [dayOf(now - DAYS * DAY)],
  });
  const counted = rows.map((row) => parse(countSchema, row));
  const pages = new Map<string, StoredCount[]>();
  const faults = new Map<string, VisitReport["faults"][number]>();
  for (const row of counted) {
    const { kind, route, engine, device, value: line, count } = row;
    if (isFault(kind)) {
      const key = JSON.stringify([kind, route, engine, line]);
      faults.set(key, { kind, route, engine, line, count: count + (faults.get(key)?.count ?? 0) });
    } else {
      const key = JSON.stringify([route, engine, device]);
      pages.set(key, [...(pages.get(key) ?? []), row]);
    }
  }
  const measured = [...pages.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : pageOf(first, [first, ...others]),
  );
  return {
    days: DAYS,
    pages: measured.sort((one, other) => other.visits - one.visits).slice(0, MOST_SHOWN),
    faults: [...faults.values()].sort((one, other) => other.count - one.count).slice(0, MOST_SHOWN),
  };
}

function pageOf(
  { route, engine, device }: StoredCount,
  rows: readonly StoredCount[],
): VisitReport["pages"][number] {
  const of = (wanted: string) => rows.filter(({ kind }) => kind === wanted);
  const percentile = (vital: Vital) =>
    p75(vital, new Map(of(vital).map(({ value, count }) => [Number(value), count])));
  return {
    route,
    engine,
    device,
    visits: of("visit").reduce((sum, { count }) => sum + count, 0),
    LCP: percentile("LCP"),
    INP: percentile("INP"),
    CLS: percentile("CLS"),
  };
}
