import { listReleases } from "../release/store";
import type { BuildQueue } from "./build-queue";
import { type BuildRecord, byLocale, type PathsByLocale, type Step } from "./records";

/** The response of GET /hooks/status. Times are ISO 8601, durations milliseconds. */
export interface PublisherStatus {
  /** The kept releases, newest first; one is live. */
  releases: { id: string; made: string; live: boolean }[];
  running: RunningStatus | null;
  /** The build that covers requests made since the running one started. */
  waiting: { id: string; calls: number } | null;
  /** The latest finished builds, newest first. */
  builds: BuildStatus[];
}

export interface RunningStatus {
  id: string;
  step: Step | null;
  /** Milliseconds since the step started. */
  inStep: number;
  /** The content server call pending longest, if the build is waiting for one. */
  waitingFor: string | null;
  /** 0 to 1, estimated from the last build's time; null if there is none. */
  progress: number | null;
  started: string;
  /** The last line of the log. */
  line: string;
}

export interface BuildStatus {
  id: string;
  reason: string;
  state: BuildRecord["state"];
  calls: number;
  started: string | null;
  duration: number | null;
  /** From the first request to the switch, if it went live. */
  liveAfter: number | null;
  release: string | null;
  pages: number | null;
  /** Page paths by locale. */
  changes: Record<"added" | "changed" | "removed", PathsByLocale> | null;
  failure: { step: Step; message: string } | null;
  warnings: string[];
}

export async function readStatus(root: string, queue: BuildQueue): Promise<PublisherStatus> {
  const releases = await listReleases(root);
  const builds = queue.builds();
  const waiting = builds.find(({ state }) => state === "waiting");
  return {
    releases: releases.map(({ id, made, current }) => ({ id, made: made.toISOString(), live: current })),
    running: runningStatus(queue),
    waiting: waiting ? { id: waiting.id, calls: waiting.calls } : null,
    builds: builds.filter(({ ended }) => ended !== undefined).map(buildStatus),
  };
}

function runningStatus(queue: BuildQueue): RunningStatus | null {
  const running = queue.running();
  const record = queue.builds().find(({ state }) => state === "running");
  if (!running || !record) return null;
  const last = queue.builds().find(({ state }) => state === "published" || state === "unchanged");
  const inStep = Date.now() - running.stepStarted;
  return {
    id: record.id,
    step: running.step ?? null,
    inStep,
    waitingFor: running.waitingFor,
    progress: last ? progress(record.durations, last.durations, running.step, inStep) : null,
    started: isoTime(record.started) ?? "",
    line: running.lines.at(-1) ?? "",
  };
}

type Durations = Partial<Record<Step, number>>;

/**
 * Estimated progress: the share of the last build's time taken by finished steps and the elapsed part of the
 * current one.
 */
function progress(done: Durations, last: Durations, step: Step | undefined, inStep: number): number {
  const total = sum(Object.values(last));
  const before = sum(Object.entries(last).map(([name, duration]) => (name in done ? duration : 0)));
  const expected = (step && last[step]) ?? 0;
  return total === 0 ? 0 : Math.min(1, (before + Math.min(inStep, expected)) / total);
}

function buildStatus(record: BuildRecord): BuildStatus {
  const { id, reason, state, calls, requested, started, ended, release, pages, changes, failure, warnings } =
    record;
  return {
    id,
    reason,
    state,
    calls,
    started: isoTime(started),
    duration: started === undefined || ended === undefined ? null : ended - started,
    liveAfter: state === "published" && ended !== undefined ? ended - requested : null,
    release: release ?? null,
    pages: pages ?? null,
    changes: changes
      ? {
          added: byLocale(changes.added),
          changed: byLocale(changes.changed),
          removed: byLocale(changes.removed),
        }
      : null,
    failure: failure ?? null,
    warnings,
  };
}

function isoTime(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
